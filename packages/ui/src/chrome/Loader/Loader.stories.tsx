import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Loader } from './Loader';

const meta = {
  title: 'Chrome/Loader',
  component: Loader,
  args: { label: 'Loading projects' },
  parameters: {
    usage: {
      do: 'use it for waits of about a second; longer ones need words of their own.',
      dont: 'show it with reduced motion just for the look.',
      reader: 'Its label, told politely.',
    },
  },
} satisfies Meta<typeof Loader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.label);
  },
};

export const LongText: Story = {
  args: { label: 'Loading the certificates of all seven providers, one after the other' },
};
