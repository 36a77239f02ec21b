import { messages } from '@portfolio/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { ErrorScreen } from './ErrorScreen';
import { NotFound } from './NotFound';

const meta = {
  title: 'Messages and loading/ErrorScreen (404, not found, offline)',
  id: 'chrome-errorscreen',
  component: ErrorScreen,
  subcomponents: { NotFound },
  parameters: {
    usage: {
      do: 'say what is safe, and offer a retry or a link.',
      dont: 'show technical details, or blame the visitor.',
      keys: { 'Enter, Space': 'Presses a button; Enter also follows a link.' },
      reader: 'Heading level 1, announced like every new page; then the text and the buttons.',
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
    await expect(
      canvas.getByRole('heading', { level: 1, name: messages.error.title }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  },
};

export const PageNotFound: Story = {
  parameters: { docs: { story: { height: '46rem' } } },
  render: ({ homeHref }) => (
    <NotFound homeHref={homeHref} projectsHref="/projects" onFinish={fn()} />
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent(/^404 - Page Not Found$/);
    await expect(getComputedStyle(heading).textAlign).toBe('center');
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'See projects' })).toBeVisible();
  },
};
