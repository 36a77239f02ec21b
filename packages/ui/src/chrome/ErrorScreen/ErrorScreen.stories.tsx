import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ErrorScreen } from './ErrorScreen';

const meta = {
  title: 'Chrome/ErrorScreen',
  component: ErrorScreen,
  parameters: {
    usage: {
      do: 'say what is safe, and offer another try.',
      dont: 'show what only developers can read.',
      keys: { 'Enter, Space': 'Presses it.' },
      reader: 'Heading level 1, the text and the buttons.',
    },
    layout: 'fullscreen',
    docs: { story: { height: '34rem' } },
  },
  args: { onRetry: fn(), homeHref: '/' },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: WORDS.error.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  },
};
