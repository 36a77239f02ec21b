import { useTheme } from '@portfolio/behaviors';
import { services, settings, type ActivityCard } from '@portfolio/content';
import { StatCard, StatSnapshot } from '@portfolio/ui';
import { useExternalPicture } from '../../consent/useExternalPicture';
import { cardImage, isErrorPicture } from './cardImage';
import { snapshotOf } from './snapshotOf';

/** A card of statistics with all that can happen to its picture. */
export function ServiceCard({ card }: { card: ActivityCard }) {
  const { theme } = useTheme(settings.theme);
  const { isWanted, ...picture } = useExternalPicture();
  const image = cardImage(card.id, theme);
  const service = card.id === 'leetCode' ? services.leetCode : services.gitHub;
  const kept = snapshotOf(card.id);
  if (!image || service.provider === 'none') return null;
  return (
    <StatCard
      title={card.heading}
      service={card.id === 'leetCode' ? 'LeetCode' : 'GitHub'}
      profileHref={service.profileUrl}
      profileLabel={card.linkLabel}
      image={isWanted ? { ...image, alt: card.alt } : undefined}
      isErrorPicture={card.id === 'leetCode' ? undefined : isErrorPicture}
      snapshot={kept && <StatSnapshot {...kept} />}
      {...picture}
    />
  );
}
