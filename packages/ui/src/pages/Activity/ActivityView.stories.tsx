import preview from '../../../.storybook/preview';
import { StatCard } from '../../cards/StatCard/StatCard';
import { badgeSamples, statImageSample } from '../../samples/cards';
import { pageStory } from '../pageStory';
import { ActivityView } from './ActivityView';

const cards = ['LeetCode', 'GitHub stats', 'GitHub languages'].map((title) => (
  <StatCard
    key={title}
    title={title}
    service={title.split(' ')[0] ?? title}
    profileHref="https://example.com/profile"
    profileLabel="View profile"
    state="shown"
    image={statImageSample}
  />
));

const meta = preview.meta({
  ...pageStory,
  title: 'Pages/Activity',
  component: ActivityView,
  args: {
    head: { heading: 'Activity', lead: 'My figures on other sites.', tile: 'ink', kolam: 'week' },
    children: cards,
    badgesHeading: 'Badges',
    badges: badgeSamples,
    revealMs: 0,
  } as const,
});

export const Default = meta.story();
