import { activity, activityPage, settings } from '@portfolio/content';
import { ActivityView } from '@portfolio/ui';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';
import { ServiceCard } from './ServiceCard';

const ActivityPage = () => (
  <ActivityView
    words={activityPage}
    badgesHeading={activity.badgesHeading}
    badges={activity.badges}
    revealMs={settings.scrollReveal.defaultMs}
  >
    {activity.cards.map((card) => (
      <ServiceCard key={card.id} card={card} />
    ))}
  </ActivityView>
);

export const page = definePage({ Component: ActivityPage, head: () => headOf(activityPage) });
