import { useTheme } from '@portfolio/behaviors';
import { settings, type ActivityCard } from '@portfolio/content';
import { StatCard } from '@portfolio/ui';
import { useThirdPartyImage } from '../../consent/useThirdPartyImage';
import { cardImage, isErrorPicture, serviceOf } from './cardImage';
import { snapshotOf } from './snapshotOf';

/** Statistics card with its loading, error and fallback states. */
export function ServiceCard({ card: { id, heading, linkLabel, alt } }: { card: ActivityCard }) {
  const { theme } = useTheme(settings.theme);
  const { isWanted, onLoad, onError, ...status } = useThirdPartyImage();
  const service = serviceOf(id);
  if (!service) return null;
  return (
    <StatCard
      title={heading}
      service={id === 'leetCode' ? 'LeetCode' : 'GitHub'}
      profileHref={service.profileUrl}
      profileLabel={linkLabel}
      image={
        isWanted
          ? {
              ...cardImage(id, service, theme),
              alt,
              onLoad: ({ currentTarget }) => (isErrorPicture(currentTarget) ? onError() : onLoad()),
              onError,
            }
          : undefined
      }
      snapshot={snapshotOf(id)}
      {...status}
    />
  );
}
