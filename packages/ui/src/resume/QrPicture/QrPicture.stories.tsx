import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect } from 'storybook/test';

import { inColumn } from '../../samples/columns';
import { qrModules } from '../../samples/qr';
import { QrPicture } from './QrPicture';

const meta = {
  title: 'Media and documents/QrPicture (QR code)',
  id: 'resume-qrpicture',
  component: QrPicture,
  args: {
    modules: qrModules('https://example.com/documents/resume'),
    label: 'QR code of the resume',
  },
  decorators: [inColumn('12rem')],
} satisfies Meta<typeof QrPicture>;

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
  args: { modules: qrModules(`https://example.com/${'a-long-path/'.repeat(20)}`) },
};
