import { services, type ActivityCard } from '@portfolio/content';
import type { Theme } from '@portfolio/ui';

/** Colours of the drawn cards, so that they stand on the site's own ground: title, text and icon, without a background. */
const looks: Record<Theme, Record<string, string>> = {
  light: { title_color: '14201c', text_color: '45514c', icon_color: 'b2371c' },
  dark: { title_color: 'eff3ec', text_color: 'b9c4bd', icon_color: 'ffc93c' },
};

const address = (base: string, query: Record<string, string>) =>
  `${base}?${new URLSearchParams(query)}`;

/**
 * The picture of a statistics card, as its service documents it: address and size in px.
 * @returns `undefined` when the service is not configured
 */
export function cardImage(id: ActivityCard['id'], theme: Theme) {
  const { leetCode, gitHub } = services;
  if (id === 'leetCode') {
    if (leetCode.provider === 'none') return undefined;
    const src = address(`https://leetcard.jacoblin.cool/${leetCode.username}`, {
      theme,
      border: '0',
      animation: 'false',
    });
    return { src, width: 500, height: 200 };
  }
  if (gitHub.provider === 'none') return undefined;
  const common = {
    username: gitHub.username,
    hide_border: 'true',
    bg_color: '00000000',
    disable_animations: 'true',
    ...looks[theme],
  };
  return id === 'gitHubStats'
    ? {
        src: address(`${gitHub.endpoint}/api`, { ...common, show_icons: 'true' }),
        width: 467,
        height: 195,
      }
    : {
        src: address(`${gitHub.endpoint}/api/top-langs/`, {
          ...common,
          layout: 'compact',
          langs_count: '8',
        }),
        width: 467,
        height: 195,
      };
}

/**
 * Tells whether a picture from github-readme-stats says that something went wrong. It answers with status 200 then, and its other
 * pictures are never that wide and low.
 */
export const isErrorPicture = ({ width, height }: { width: number; height: number }) =>
  Math.abs(width - 576.5) < 1 && height === 120;
