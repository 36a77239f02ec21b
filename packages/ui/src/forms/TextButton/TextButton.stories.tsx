import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { TextButton } from './TextButton';

const meta = {
  title: 'Forms/Buttons/TextButton',
  component: TextButton,
  args: { children: 'Clear Filter', onClick: fn() },
  parameters: {
    usage: {
      do: 'use it for what undoes or is seldom needed: clear, discard, settings.',
      dont: 'put it alone where somebody has to go on.',
      keys: { 'Enter, Space': 'Presses it.' },
      reader: 'Its words and “button”.',
    },
  },
} satisfies Meta<typeof TextButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filter' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongText: Story = {
  args: { children: 'Throw away what was kept of the message that was not sent last Tuesday' },
};
