import { activity, activityPage, settings } from '@portfolio/content';
import { ActivityView } from '@portfolio/ui';
import { listedPage } from '../../page';
import { serviceOf } from './cardImage';
import { ServiceCard } from './ServiceCard';

const ActivityPage = () => (
  <ActivityView
    head={activityPage}
    badgesHeading={activity.badgesHeading}
    badges={activity.badges}
    revealMs={settings.scrollReveal.defaultMs}
  >
    {activity.cards
      .filter(({ id }) => serviceOf(id))
      .map((card) => (
        <ServiceCard key={card.id} card={card} />
      ))}
  </ActivityView>
);

export const page = listedPage(activityPage, ActivityPage);
