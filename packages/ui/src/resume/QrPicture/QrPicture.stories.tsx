import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';

import { qrModules } from '../qrModules';
import { QrPicture } from './QrPicture';

const Box = styled.div`
  inline-size: 12rem;
`;

const meta = {
  title: 'Resume/QrPicture',
  component: QrPicture,
  args: {
    modules: qrModules('https://example.com/documents/resume'),
    label: 'QR code of the resume',
  },
  decorators: [
    (Story) => (
      <Box>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof QrPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
