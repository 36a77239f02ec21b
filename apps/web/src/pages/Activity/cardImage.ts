import { services, type ActivityCard } from '@portfolio/content';
import type { Theme } from '@portfolio/ui';

/** Colours of the drawn cards, so that they stand on the site's own ground: title, text and icon, without a background. */
const looks: Record<Theme, Record<string, string>> = {
  light: { title_color: '14201c', text_color: '45514c', icon_color: 'b2371c' },
  dark: { title_color: 'eff3ec', text_color: 'b9c4bd', icon_color: 'ffc93c' },
};

/** The service that draws a card; undefined when it is not configured. */
export function serviceOf(id: ActivityCard['id']) {
  const service = id === 'leetCode' ? services.leetCode : services.gitHub;
  return service.provider === 'none' ? undefined : service;
}

/** The picture of a statistics card, as its service documents it: address and size in px. */
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
  const [path, own] =
    id === 'gitHubStats'
      ? ['/api', { show_icons: 'true' }]
      : ['/api/top-langs/', { layout: 'compact', langs_count: '8' }];
  const query = new URLSearchParams({
    username,
    hide_border: 'true',
    bg_color: '00000000',
    disable_animations: 'true',
    ...looks[theme],
    ...own,
  });
  return { src: `${service.endpoint}${path}?${query}`, width: 467, height: 195 };
}

/**
 * Tells whether a picture from github-readme-stats says that something went wrong. It answers with status 200 then, and its other
 * pictures are never that wide and low.
 */
export const isErrorPicture = ({ width, height }: { width: number; height: number }) =>
  Math.abs(width - 576.5) < 1 && height === 120;
