import { useTheme } from '@portfolio/behaviors';
import { settings, type ActivityCard } from '@portfolio/content';
import { StatCard } from '@portfolio/ui';
import { useExternalPicture } from '../../consent/useExternalPicture';
import { cardImage, isErrorPicture, serviceOf } from './cardImage';
import { snapshotOf } from './snapshotOf';

/** A card of statistics with all that can happen to its picture. */
export function ServiceCard({ card: { id, heading, linkLabel, alt } }: { card: ActivityCard }) {
  const { theme } = useTheme(settings.theme);
  const { isWanted, ...picture } = useExternalPicture();
  const service = serviceOf(id);
  if (!service) return null;
  return (
    <StatCard
      title={heading}
      service={id === 'leetCode' ? 'LeetCode' : 'GitHub'}
      profileHref={service.profileUrl}
      profileLabel={linkLabel}
      image={isWanted ? { ...cardImage(id, service, theme), alt } : undefined}
      isErrorPicture={id === 'leetCode' ? undefined : isErrorPicture}
      snapshot={snapshotOf(id)}
      {...picture}
    />
  );
}
