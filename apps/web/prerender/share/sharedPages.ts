import type { Picture } from '@portfolio/content/node';
import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { cachedPicture } from '@portfolio/content/pictures';
import type { SharePictureOptions } from '@portfolio/ui/art';
import { mark, type Address } from '../addresses';
import type { ReadArt } from '../contentArt';

/** What a page's share picture says and shows, and how it is described to those who do not see it. */
export interface SharedPage extends SharePictureOptions {
  alt: string;
}

/** Kinds of files that the renderer can put into a picture. */
const embeddable: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

/** The text of an SVG file that shows a picture of the content; undefined for a file that the renderer cannot read. */
function pictureSvg(picture: Picture, read: ReadArt): string | undefined {
  if ('art' in picture) return read(picture.art);
  const type = embeddable[extname(picture.src).toLowerCase()];
  const file = cachedPicture(picture.src);
  if (!type || !existsSync(file)) return undefined;
  const { width, height } = picture;
  const data = readFileSync(file).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:${type};base64,${data}"/></svg>`;
}

/**
 * Says what a page's share picture shows.
 *
 * @param read reads a drawing by its name
 * @throws Error when not even the site's mark is there
 */
export function sharedPage({ shared }: Address, read: ReadArt): SharedPage {
  const { picture, ...texts } = shared;
  const coverArt = pictureSvg(picture, read) ?? read(mark);
  if (coverArt === undefined) throw new Error(`There is no drawing "${mark}"`);
  return { ...texts, coverArt, alt: `${texts.title}. ${picture.alt}` };
}
