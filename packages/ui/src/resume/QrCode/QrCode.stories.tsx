import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { expect } from 'storybook/test';

import { QrCode } from './QrCode';

const Box = styled.div`
  inline-size: 12rem;
`;

const meta = {
  title: 'Resume/QrCode',
  component: QrCode,
  args: { value: 'https://example.com/documents/resume', label: 'QR code of the resume' },
  decorators: [
    (Story) => (
      <Box>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'QR code of the resume' });
    const { width, height } = picture.getBoundingClientRect();
    await expect(width).toBe(height);
  },
};

export const LongText: Story = {
  args: { value: `https://example.com/${'a-long-path/'.repeat(20)}` },
};
