import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { longName, statImageSample, statRowSamples } from '../../samples/cards';
import { StatCard } from './StatCard';

const meta = {
  title: 'Cards/Activity/StatCard',
  component: StatCard,
  args: {
    title: 'GitHub stats',
    service: 'GitHub',
    profileHref: 'https://example.com/profile',
    profileLabel: 'View profile',
    state: 'shown',
    image: statImageSample,
    onLoad: fn(),
    onError: fn(),
    onRetry: fn(),
    onShow: fn(),
  },
  parameters: {
    usage: {
      do: 'give it a snapshot, so that figures stand there whatever the service does.',
      dont: 'load it before the visitor’s choice about other sites is known.',
      keys: { 'Enter, Space': 'Presses it.' },
      reader:
        'Loading, missing and waiting are told; after “Try again” the focus stays in the card.',
    },
  },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};

/** The picture is being fetched, but not shown before it is there. */
export const Loading: Story = { args: { state: 'loading' } };

/** Says so, and offers the same link and another try; the focus stays in the card. */
export const Failed: Story = {
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
};

/** After Reject the picture waits for a click. */
export const Waiting: Story = {
  args: { state: 'waiting' },
  play: async ({ canvas, args, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('GitHub card not loaded: GitHub stats');
    await expect(within(status).queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Load card ?: GitHub stats$/ }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};

/**
 * Our own drawing of the numbers, with its date, stands in where the picture does not come or may not. It is there while the picture is
 * awaited, unseen, so that nothing below the card moves.
 */
export const WithSnapshot: Story = {
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
    // The region stays while its words change. Were it elsewhere before, the page would count as shifted.
    const [early, late] = canvas.getAllByRole('status');
    await expect(early!.offsetHeight).toBe(0);
    await expect(late!).toHaveTextContent(/^GitHub card did not load/);
  },
};

export const LongText: Story = { args: { state: 'failed', title: longName, service: longName } };
