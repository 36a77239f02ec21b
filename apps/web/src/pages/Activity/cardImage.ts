import { services, type ActivityCard } from '@portfolio/content';
import type { Theme } from '@portfolio/ui';

const cardColors: Record<Theme, Record<string, string>> = {
  light: { title_color: '14201c', text_color: '45514c', icon_color: 'b2371c' },
  dark: { title_color: 'eff3ec', text_color: 'b9c4bd', icon_color: 'ffc93c' },
};

export function serviceOf(id: ActivityCard['id']) {
  const service = id === 'leetCode' ? services.leetCode : services.gitHub;
  return service.provider === 'none' ? undefined : service;
}

/** Returns the URL of a statistics card's image, and the image's size in px. */
export function cardImage(
  id: ActivityCard['id'],
  service: NonNullable<ReturnType<typeof serviceOf>>,
  theme: Theme,
) {
  const { username } = service;
  if (!('endpoint' in service)) {
    const query = new URLSearchParams({ theme, border: '0', animation: 'false' });
    return { src: `https://leetcard.jacoblin.cool/${username}?${query}`, width: 500, height: 200 };
  }
  const [path, options] =
    id === 'gitHubStats'
      ? ['/api', { show_icons: 'true' }]
      : ['/api/top-langs/', { layout: 'compact', langs_count: '8' }];
  const query = new URLSearchParams({
    username,
    hide_border: 'true',
    bg_color: '00000000',
    disable_animations: 'true',
    ...cardColors[theme],
    ...options,
  });
  return { src: `${service.endpoint}${path}?${query}`, width: 467, height: 195 };
}

/** Returns true for an error image from github-readme-stats. Error images are recognised by their size, because their status is 200. */
export const isErrorPicture = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
  Math.abs(naturalWidth - 576.5) < 1 && naturalHeight === 120;
