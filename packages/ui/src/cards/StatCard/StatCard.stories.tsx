import preview from '../../../.storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';

import { longName, statImageSample, statRowSamples } from '../../samples/cards';
import { StatCard } from './StatCard';

const meta = preview.meta({
  title: 'Cards and lists/StatCard (statistics, metrics, GitHub, LeetCode)',
  id: 'cards-activity-statcard',
  component: StatCard,
  args: {
    title: 'GitHub stats',
    service: 'GitHub',
    profileHref: 'https://example.com/profile',
    profileLabel: 'View profile',
    state: 'shown',
    image: statImageSample,
    onRetry: fn(),
    onShow: fn(),
  } as const,
});

export const Shown = meta.story();

/** The image is hidden until it has loaded. */
export const Loading = meta.story({ args: { state: 'loading' } });

/** Announces the failure and offers a link and a retry button. Focus stays in the card. */
export const Failed = meta.story({
  args: { state: 'failed' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('GitHub card did not load')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Open profile/ })).toHaveAttribute(
      'href',
      args.profileHref,
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Try again ?: GitHub stats$/ }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
});

/** After cookies are rejected, the image waits for a click. */
export const Waiting = meta.story({
  args: { state: 'waiting' },
  play: async ({ canvas, args, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('GitHub card not loaded: GitHub stats');
    await expect(within(status).queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Load card ?: GitHub stats$/ }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
});

/** Saved figures replace an image that failed or is not allowed. Their space is reserved while the image loads. */
export const WithSnapshot = meta.story({
  args: {
    snapshot: {
      rows: statRowSamples,
      takenOn: { label: '1 November 2025', dateTime: '2025-11-01' },
    },
  },
  render: (args) => (
    <>
      <StatCard {...args} state="loading" />
      <StatCard {...args} state="failed" />
      <StatCard {...args} state="waiting" />
    </>
  ),
  play: async ({ canvas }) => {
    const [loading, failed, waiting] = canvas.getAllByRole('article');
    await expect(within(loading!).getByText('1,402')).not.toBeVisible();
    await expect(within(failed!).getByText('As of 1 November 2025')).toBeVisible();
    await expect(within(waiting!).getByText('1,402')).toBeVisible();
    await expect(failed!.offsetHeight).toBe(loading!.offsetHeight);
    // An empty status takes no space, so that nothing shifts.
    const [loadingStatus, failedStatus] = canvas.getAllByRole('status');
    await expect(loadingStatus!.offsetHeight).toBe(0);
    await expect(failedStatus!).toHaveTextContent(/^GitHub card did not load/);
  },
});

export const LongText = meta.story({
  args: { state: 'failed', title: longName, service: longName },
});
