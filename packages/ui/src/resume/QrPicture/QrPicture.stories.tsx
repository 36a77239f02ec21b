import type { Meta, StoryObj } from '@storybook/react-vite';

import { inColumn } from '../../samples/columns';
import { qrModules } from '../qrModules';
import { QrPicture } from './QrPicture';

const meta = {
  title: 'Resume/QrPicture',
  component: QrPicture,
  args: {
    modules: qrModules('https://example.com/documents/resume'),
    label: 'QR code of the resume',
  },
  decorators: [inColumn('12rem')],
} satisfies Meta<typeof QrPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
