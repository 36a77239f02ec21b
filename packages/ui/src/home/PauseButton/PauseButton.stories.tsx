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
  title: 'Home/PauseButton',
  component: PauseButton,
  args: { isPaused: false, onToggle: () => undefined },
  render: (args) => <Toggling {...args} />,
  parameters: {
    usage: {
      do: 'keep it beside what moves.',
      dont: 'leave it out because the movement is pretty (WCAG 2.2 2.2.2).',
      keys: { 'Enter, Space': 'Presses it.' },
      reader: 'Its label and “toggle button”, pressed or not.',
    },
  },
} satisfies Meta<typeof PauseButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is not there for those who see no motion anyway. */
export const Default: Story = {
  play: async ({ canvas }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const button = canvas.getByRole('button', { name: /Pause/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Paused: Story = { args: { isPaused: true } };
