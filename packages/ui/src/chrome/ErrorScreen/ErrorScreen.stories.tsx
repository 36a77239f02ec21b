import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { longName, longWord } from '../../samples/cards';
import { ErrorScreen } from './ErrorScreen';

const meta = {
  title: 'Chrome/ErrorScreen',
  component: ErrorScreen,
  parameters: {
    usage: {
      do: 'say what is safe, and offer another try.',
      dont: 'show what only developers can read, unless it is folded away.',
      keys: { 'Enter, Space': 'Presses it.' },
      reader: 'Heading level 1, the text and the buttons; details only where they are unfolded.',
    },
    layout: 'fullscreen',
    docs: { story: { height: '34rem' } },
  },
  args: {
    title: WORDS.error.title,
    message: WORDS.error.message,
    onRetry: fn(),
    homeHref: '/',
  },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  },
};

export const WithoutRetry: Story = { args: { onRetry: undefined } };

export const WithDetails: Story = {
  args: {
    details:
      'TypeError: Failed to fetch dynamically imported module: https://example.com/assets/ProjectsPage-8f3a01c2.js',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.details!)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Technical details'));
    await expect(canvas.getByText(args.details!)).toBeVisible();
  },
};

export const LongText: Story = {
  args: { title: longWord, message: `${longName}. `.repeat(3), details: 'x'.repeat(300) },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Technical details'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    // How far the press has scrolled depends on how long the page was then.
    window.scrollTo(0, 0);
  },
};
