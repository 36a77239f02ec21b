import { messages } from '@portfolio/messages';
import preview from '../../../.storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';

import { ErrorScreen } from './ErrorScreen';
import { NotFound } from './NotFound';

const meta = preview.meta({
  title: 'Messages and loading/ErrorScreen (404, not found, offline)',
  id: 'chrome-errorscreen',
  component: ErrorScreen,
  subcomponents: { NotFound },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { height: '34rem' } },
  },
  args: { onRetry: fn(), homeHref: '/' },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: messages.error.title }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
  },
});

export const PageNotFound = meta.story({
  parameters: { docs: { story: { height: '46rem' } } },
  render: ({ homeHref }) => (
    <NotFound homeHref={homeHref} projectsHref="/projects" onFinish={fn()} />
  ),
});
