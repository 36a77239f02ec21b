import type { Picture } from '@portfolio/content/node';
import { cachedPicturePath } from '@portfolio/content/pictures';
import { ownFonts } from '@portfolio/theme/fonts';
import { sharePicture, shareSize } from '@portfolio/ui/art';
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { mark, type PublishedPage } from '../publishedPages';
import type { ReadArt } from '../contentArt';
import { appFolder } from '../target';
import { convertFonts, withRenderFonts } from './fonts';
import { renderPicture } from './renderPicture';
import { resolveColours } from './resolveColours';

const cacheFolder = join(appFolder, 'node_modules/.cache/share-pictures');

/** Number of pictures rendered in parallel. Each occupies a thread, so one of the four threads in Node's thread pool stays free. */
const concurrency = 3;

export interface PagePicture {
  /** Path below the site's base. */
  file: string;
  /** Changes with the picture, because link previews are cached by URL. */
  version: string;
  width: number;
  height: number;
  alt: string;
  svg: string;
}

const embeddable: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

function pictureSvg(picture: Picture, read: ReadArt): string | undefined {
  if ('art' in picture) return read(picture.art);
  const type = embeddable[extname(picture.src).toLowerCase()];
  const file = cachedPicturePath(picture.src);
  if (!type || !existsSync(file)) return undefined;
  const { width, height } = picture;
  const data = readFileSync(file).toString('base64');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice"><image width="${width}" height="${height}" href="data:${type};base64,${data}"/></svg>`;
}

function pagePicture(
  { path, shared }: PublishedPage,
  read: ReadArt,
  ownFontFiles: readonly string[],
): PagePicture {
  const { picture, ...options } = shared;
  const coverArt = pictureSvg(picture, read) ?? read(mark);
  if (coverArt === undefined) throw new Error(`Unknown drawing "${mark}"`);
  const svg = withRenderFonts(resolveColours(sharePicture({ ...options, coverArt })));
  return {
    file: `share/${path.slice(1) || 'home'}.png`,
    version: hash('sha256', svg + ownFontFiles.join('')).slice(0, 12),
    ...shareSize,
    alt: `${options.title}. ${picture.alt}`,
    svg,
  };
}

/**
 * Starts rendering the pictures of all pages, except cached pictures.
 *
 * @returns pictures by page path, and a function that writes them to the output folder
 */
export async function sharePictures(publishedPages: readonly PublishedPage[], read: ReadArt) {
  const fonts = await convertFonts(cacheFolder);
  // The default fonts never change, so only the owner's fonts are part of a picture's version.
  const isOwn = Object.keys(ownFonts.faces).length > 0;
  const ownFontFiles = isOwn ? [...fonts.display, ...fonts.text].map((file) => basename(file)) : [];
  const pictures = new Map(
    publishedPages.map((publishedPage) => [
      publishedPage.path,
      pagePicture(publishedPage, read, ownFontFiles),
    ]),
  );
  const cacheFile = ({ version }: PagePicture) => join(cacheFolder, `${version}.png`);
  const missing = new Map(
    [...pictures.values()]
      .filter((picture) => !existsSync(cacheFile(picture)))
      .map((picture) => [cacheFile(picture), picture.svg]),
  ).entries();
  const renderMissing = async () => {
    for (const [file, svg] of missing) {
      // The file is renamed when it is complete, so that an interrupted build leaves no partial picture.
      const partialFile = `${file}.${process.pid}`;
      await writeFile(partialFile, await renderPicture(svg, fonts));
      await rename(partialFile, file);
    }
  };
  await mkdir(cacheFolder, { recursive: true });
  const rendering = Promise.all(Array.from({ length: concurrency }, renderMissing));
  return {
    pictures,
    async writePictures(outDir: string) {
      await rendering;
      for (const picture of pictures.values()) {
        const file = join(outDir, picture.file);
        await mkdir(dirname(file), { recursive: true });
        await copyFile(cacheFile(picture), file);
      }
    },
  };
}
