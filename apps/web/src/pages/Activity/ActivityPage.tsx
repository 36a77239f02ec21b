import { activity, activityPage } from '@portfolio/content';
import { BadgeCard, CardGrid, PageHead, Section, SectionHead, Wrap } from '@portfolio/ui';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';
import { ServiceCard } from './ServiceCard';

/** Statistics that other sites draw, and badges. */
function ActivityPage() {
  const { heading, lead, tile, kolam } = activityPage;
  return (
    <>
      <PageHead heading={heading} lead={lead} tile={tile} kolam={kolam} />
      <Wrap>
        <CardGrid layout="stats">
          {activity.cards.map((card) => (
            <ServiceCard key={card.id} card={card} />
          ))}
        </CardGrid>
      </Wrap>
      <Section>
        <SectionHead heading={activity.badgesHeading} />
        <CardGrid layout="bands">
          {activity.badges.map(({ name, emoji, image, tile }) => (
            <BadgeCard key={name} name={name} emoji={emoji} art={image.art} tile={tile} />
          ))}
        </CardGrid>
      </Section>
    </>
  );
}

export const page = definePage({ Component: ActivityPage, head: () => headOf(activityPage) });
