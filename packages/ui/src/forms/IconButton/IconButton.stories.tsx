import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Icon } from '../../art/Icon';
import { IconButton } from './IconButton';

const meta = {
  title: 'Forms/Buttons/IconButton',
  component: IconButton,
  args: { label: 'Close', children: <Icon name="close" />, onClick: fn() },
  parameters: {
    usage: {
      do: 'use it where the picture is known to everybody: a cross, three bars.',
      dont: 'leave the label to the picture: the label is what is heard, and what a voice command calls.',
      keys: { 'Enter, Space': 'Presses it.' },
      reader: 'The label and “button”.',
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Close' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  },
};

/** A button that stays pressed says so with `aria-pressed`; its label stays the same. */
export const Pressed: Story = {
  args: { label: 'Dark theme', 'aria-pressed': true, children: <Icon name="moon" /> },
};

export const Disabled: Story = { args: { disabled: true } };

/** The label is not shown, however long. */
export const LongText: Story = {
  args: {
    label: 'Pause the titles that change one after the other',
    children: <Icon name="pause" />,
  },
};
