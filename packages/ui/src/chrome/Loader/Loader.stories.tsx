import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Loader } from './Loader';

const meta = {
  title: 'Chrome/Loader',
  component: Loader,
  args: { label: 'Loading projects' },
} satisfies Meta<typeof Loader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(args.label);
  },
};

export const LongText: Story = {
  args: { label: 'Loading the certificates of all seven providers, one after the other' },
};
