import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { longName, longWord } from '../../samples/cards';
import { ownerLineSample } from '../../samples/chrome';
import { OwnerLine } from './OwnerLine';

const meta = {
  title: 'Chrome/OwnerLine',
  component: OwnerLine,
  args: ownerLineSample,
} satisfies Meta<typeof OwnerLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.name)).toHaveAttribute('translate', 'no');
    await expect(canvas.getByRole('link', { name: 'Work' })).toHaveAttribute('href', '/projects');
    await expect(canvas.getByRole('link', { name: 'Resume' })).toHaveAttribute('href', '/resume');
  },
};

export const LongText: Story = { args: { name: longWord, role: longName } };
