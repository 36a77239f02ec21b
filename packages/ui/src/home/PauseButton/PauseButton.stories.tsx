import preview from '../../../.storybook/preview';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { PauseButton, type PauseButtonProps } from './PauseButton';

function Toggling({ isPaused, ...props }: PauseButtonProps) {
  const [isNowPaused, setNowPaused] = useState(isPaused);
  return (
    <PauseButton {...props} isPaused={isNowPaused} onToggle={() => setNowPaused(!isNowPaused)} />
  );
}

const meta = preview.meta({
  title: 'Forms and actions/PauseButton (play, stop, toggle)',
  id: 'home-pausebutton',
  component: PauseButton,
  args: { isPaused: false, onToggle: () => undefined },
  render: (args) => <Toggling {...args} />,
});

/** Hidden with reduced motion. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const button = canvas.getByRole('button', { name: /Pause/ });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
});

export const Paused = meta.story({ args: { isPaused: true } });
