import preview from '../../../.storybook/preview';
import { fn } from 'storybook/test';

import { ErrorScreen } from './ErrorScreen';
import { NotFound } from './NotFound';

const meta = preview.meta({
  title: 'Messages and loading/ErrorScreen (404, not found, offline)',
  id: 'chrome-errorscreen',
  component: ErrorScreen,
  subcomponents: { NotFound },
  parameters: { layout: 'fullscreen', docs: { story: { height: '34rem' } } },
  args: { onRetry: fn(), homeHref: '/' },
});

export const Default = meta.story();

export const PageNotFound = meta.story({
  parameters: { docs: { story: { height: '46rem' } } },
  render: ({ homeHref }) => (
    <NotFound homeHref={homeHref} projectsHref="/projects" onFinish={fn()} />
  ),
});
