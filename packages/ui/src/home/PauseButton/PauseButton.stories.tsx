import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { PauseButton, type PauseButtonProps } from './PauseButton';

function Toggling({ isPaused, ...props }: PauseButtonProps) {
  const [isNowPaused, setNowPaused] = useState(isPaused);
  return (
    <PauseButton {...props} isPaused={isNowPaused} onToggle={() => setNowPaused(!isNowPaused)} />
  );
}

const meta = {
  title: 'Forms and actions/PauseButton (play, stop, toggle)',
  id: 'home-pausebutton',
  component: PauseButton,
  args: { isPaused: false, onToggle: () => undefined },
  render: (args) => <Toggling {...args} />,
  parameters: {
    usage: {
      do: 'place it beside the animation.',
      dont: 'omit it (WCAG 2.2 2.2.2).',
      keys: { 'Enter, Space': 'Activates the button.' },
      reader: 'Its label and “toggle button”, pressed or not.',
    },
  },
} satisfies Meta<typeof PauseButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden with reduced motion. */
export const Default: Story = {
  play: async ({ canvas }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const button = canvas.getByRole('button', { name: /Pause/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Paused: Story = { args: { isPaused: true } };
