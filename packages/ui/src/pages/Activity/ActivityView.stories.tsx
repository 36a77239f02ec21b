import preview from '../../../.storybook/preview';
import { StatCard, type StatCardProps } from '../../cards/StatCard/StatCard';
import { badgeSamples, statImageSample } from '../../samples/cards';
import { pageStory } from '../pageStory';
import { ActivityView } from './ActivityView';

const cards = (state: StatCardProps['state']) =>
  ['LeetCode', 'GitHub stats', 'GitHub languages'].map((title) => (
    <StatCard
      key={title}
      title={title}
      service={title.split(' ')[0] ?? title}
      profileHref="https://example.com/profile"
      profileLabel="View profile"
      state={state}
      image={state === 'waiting' ? undefined : statImageSample}
    />
  ));

const meta = preview.meta({
  ...pageStory,
  title: 'Pages/Activity',
  component: ActivityView,
  args: {
    head: { heading: 'Activity', lead: 'My figures on other sites.', tile: 'ink', kolam: 'week' },
    children: cards('shown'),
    badgesHeading: 'Badges',
    badges: badgeSamples,
    revealMs: 0,
  } as const,
});

export const Default = meta.story();
export const Loading = meta.story({ args: { children: cards('loading') } });

/** No image could be loaded. The layout and links do not change. */
export const Failed = meta.story({ args: { children: cards('failed') } });

/** After cookies are rejected, images wait for a click. */
export const Rejected = meta.story({ args: { children: cards('waiting') } });
