import type { Meta, StoryObj } from '@storybook/react-vite';

import { BadgeCard } from '../../src/cards/BadgeCard/BadgeCard';
import { CardGrid } from '../../src/cards/CardGrid/CardGrid';
import { StatCard, type StatCardProps } from '../../src/cards/StatCard/StatCard';
import { PageHead } from '../../src/chrome/PageHead/PageHead';
import { Section } from '../../src/layout/Section/Section';
import { SectionHead } from '../../src/layout/SectionHead/SectionHead';
import { Wrap } from '../../src/layout/Wrap/Wrap';
import { badgeSamples, statImageSample } from '../../src/samples/cards';
import { largeText, onPhone, onTablet, pageStory, rightToLeft } from './stage';

const nothing = () => undefined;
const services = ['LeetCode', 'GitHub stats', 'GitHub languages'];

function Activity({ state }: Pick<StatCardProps, 'state'>) {
  return (
    <>
      <PageHead heading="Activity" lead="What other sites count." tile="ink" kolam="week" />
      <Wrap>
        <CardGrid layout="stats">
          {services.map((title) => (
            <StatCard
              key={title}
              title={title}
              service={title.split(' ')[0] ?? title}
              profileHref="https://example.com/profile"
              profileLabel="View profile"
              state={state}
              image={state === 'waiting' ? undefined : statImageSample}
              onLoad={nothing}
              onError={nothing}
              onRetry={nothing}
              onShow={nothing}
            />
          ))}
        </CardGrid>
      </Wrap>
      <Section>
        <SectionHead heading="Badges" />
        <CardGrid layout="bands">
          {badgeSamples.map((badge) => (
            <BadgeCard key={badge.name} {...badge} />
          ))}
        </CardGrid>
      </Section>
    </>
  );
}

const meta = {
  ...pageStory,
  tags: ['!autodocs'],
  title: 'Pages/Activity',
  component: Activity,
  parameters: { ...pageStory.parameters, current: 'Activity' },
  args: { state: 'shown' },
} satisfies Meta<typeof Activity>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Loading: Story = { args: { state: 'loading' } };

/** The services did not answer: the same room, the same links. */
export const Failed: Story = { args: { state: 'failed' } };

/** After Reject pictures wait for a click. */
export const Rejected: Story = { args: { state: 'waiting' } };

export const Tablet: Story = onTablet;
export const Phone: Story = onPhone;
export const LargeText: Story = largeText;
export const RightToLeft: Story = rightToLeft;
