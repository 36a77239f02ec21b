import preview from '../../../.storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';

import { longName, statImageSample, statRowSamples, statShareSamples } from '../../samples/cards';
import { StatSnapshot } from '../StatSnapshot/StatSnapshot';
import { StatCard } from './StatCard';

const meta = preview.meta({
  title: 'Cards and lists/StatCard (statistics, metrics, figures, GitHub, LeetCode)',
  id: 'cards-activity-statcard',
  component: StatCard,
  subcomponents: { StatSnapshot },
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

/** Announces the failure and offers a link and a retry button. Focus stays in the card. */
export const Failed = meta.story({
  args: { state: 'failed' },
  play: async ({ canvas, args }) => {
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
    await userEvent.click(canvas.getByRole('button', { name: /^Load card ?: GitHub stats$/ }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
});

const takenOn = { label: '1 November 2025', dateTime: '2025-11-01' };

/** Saved figures replace an image that failed or is not allowed. Their space is reserved while the image loads. */
export const WithSnapshot = meta.story({
  args: { snapshot: { rows: statRowSamples, takenOn } },
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

/** Each share has a decorative bar. An odd number uses one column, to avoid an empty cell. Sample figures are labelled. */
export const Percentages = meta.story({
  args: { state: 'failed', snapshot: { rows: statShareSamples, takenOn, isSample: true } },
  play: async ({ canvas }) => {
    const edges = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect().left);
    await expect(edges).toHaveLength(3);
    await expect(new Set(edges).size).toBe(1);
  },
});

export const LongText = meta.story({
  args: { state: 'failed', title: longName, service: longName },
});
