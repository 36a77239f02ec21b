import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { ThemeToggle, type Theme } from './ThemeToggle';

const meta = {
  title: 'Chrome/ThemeToggle',
  component: ThemeToggle,
  args: { theme: 'light', onToggle: fn() },
  parameters: {
    usage: {
      do: 'show the sun by day, the moon in the dark.',
      dont: 'remember the choice unless the owner says so.',
      keys: { 'Enter, Space': 'Presses it.' },
      reader: '“Dark theme, toggle button”, pressed or not.',
    },
  },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The sun in light mode. */
export const Default: Story = {};

/** The moon in dark mode. */
export const Dark: Story = { args: { theme: 'dark' }, globals: { theme: 'dark' } };

/** Switching changes the class on the body, and with it the icon. */
export const Switching: Story = {
  globals: { theme: 'light' },
  render: function Switching(args) {
    const [theme, setTheme] = useState<Theme>('light');
    useLayoutEffect(() => {
      document.body.classList.toggle('dark', theme === 'dark');
      return () => document.body.classList.remove('dark');
    }, [theme]);
    return (
      <ThemeToggle
        {...args}
        theme={theme}
        onToggle={() => {
          setTheme(theme === 'dark' ? 'light' : 'dark');
          args.onToggle();
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Dark theme' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    const [moon, sun] = button.querySelectorAll('svg');
    await expect(sun).toBeVisible();
    await expect(moon).not.toBeVisible();
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(moon).toBeVisible();
    await expect(sun).not.toBeVisible();
    await userEvent.keyboard(' ');
    await expect(sun).toBeVisible();
  },
};
