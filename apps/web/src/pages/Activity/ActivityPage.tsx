import { activity, activityPage, services, settings, type ActivityCard } from '@portfolio/content';
import { ActivityView } from '@portfolio/ui';
import { headOf } from '../../head/pageHead';
import { definePage } from '../../page';
import { ServiceCard } from './ServiceCard';

/** Cards whose service is not configured are not there. */
const isConfigured = ({ id }: ActivityCard) =>
  services[id === 'leetCode' ? 'leetCode' : 'gitHub'].provider !== 'none';

const ActivityPage = () => (
  <ActivityView
    words={activityPage}
    badgesHeading={activity.badgesHeading}
    badges={activity.badges}
    revealMs={settings.scrollReveal.defaultMs}
  >
    {activity.cards.filter(isConfigured).map((card) => (
      <ServiceCard key={card.id} card={card} />
    ))}
  </ActivityView>
);

export const page = definePage({ Component: ActivityPage, head: () => headOf(activityPage) });
