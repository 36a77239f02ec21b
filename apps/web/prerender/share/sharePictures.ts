import type { Picture } from '@portfolio/content/node';
import { cachedPicture } from '@portfolio/content/pictures';
import { ownFonts } from '@portfolio/theme/fonts';
import { sharePicture, shareSize } from '@portfolio/ui/art';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { mark, type Address } from '../addresses';
import type { ReadArt } from '../contentArt';
import { appFolder } from '../target';
import { drawPictures } from './drawPictures';
import { renderFonts, withRenderFonts } from './fonts';
import type { PictureLayers } from './renderPicture';
import { resolveColours } from './resolveColours';

/** Where drawn pictures stay from build to build, under a name that changes with their content. */
const cacheFolder = join(appFolder, 'node_modules/.cache/share-pictures');

/** A page's share picture. */
export interface PagePicture {
  /** Where it lies, below the site's base. */
  file: string;
  /** Changes with the picture: services that show link previews keep what they fetched under its address. */
  version: string;
  width: number;
  height: number;
  /** What it shows. */
  alt: string;
  layers: PictureLayers;
}

const noDrawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';

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

/** Throws when not even the site's mark is there. */
function pagePicture(
  { path, shared }: Address,
  read: ReadArt,
  ownFontFiles: readonly string[],
): PagePicture {
  const { picture, ...texts } = shared;
  const coverArt = pictureSvg(picture, read) ?? read(mark);
  if (coverArt === undefined) throw new Error(`There is no drawing "${mark}"`);
  const options = { ...texts, coverArt };
  const svg = (changed: Partial<typeof options>) =>
    withRenderFonts(resolveColours(sharePicture({ ...options, ...changed })));
  const layers = {
    drawing: svg({ title: '', kicker: '' }),
    words: svg({ coverArt: noDrawing }),
  };
  return {
    file: `share/${path.slice(1) || 'home'}.png`,
    version: createHash('sha256')
      .update(JSON.stringify(layers) + ownFontFiles.join(''))
      .digest('hex')
      .slice(0, 12),
    ...shareSize,
    alt: `${texts.title}. ${picture.alt}`,
    layers,
  };
}

/**
 * Starts drawing a picture for every page. Only those that no earlier build has drawn are drawn, in threads of their own:
 * drawing takes about as long as rendering the page.
 *
 * @param read reads a drawing by its name
 * @returns the pictures by their page's path, and what to call to have them all written into the built folder
 */
export async function sharePictures(addresses: readonly Address[], read: ReadArt) {
  const fontFiles = await renderFonts(cacheFolder);
  // The default faces are named in the picture and never change.
  const isOwn = Object.keys(ownFonts.faces).length > 0;
  const ownFontFiles = isOwn ? fontFiles.map((file) => basename(file)) : [];
  const pictures = new Map(
    addresses.map((address) => [address.path, pagePicture(address, read, ownFontFiles)]),
  );
  const cached = ({ version }: PagePicture) => join(cacheFolder, `${version}.png`);
  const missing = new Map(
    [...pictures.values()]
      .filter((picture) => !existsSync(cached(picture)))
      .map((picture) => [cached(picture), { file: cached(picture), ...picture.layers }]),
  );
  const drawing = drawPictures([...missing.values()], fontFiles);
  return {
    pictures,
    async writePictures(outDir: string) {
      await drawing;
      for (const picture of pictures.values()) {
        const file = join(outDir, picture.file);
        await mkdir(dirname(file), { recursive: true });
        await copyFile(cached(picture), file);
      }
    },
  };
}
