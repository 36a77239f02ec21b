/** Reads the owner's image files and converts them for the site. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { markFolders } from '@portfolio/theme/marks';
import { nearestName, type FieldPath, type Problem } from '../explain';
import { decoded } from '../format';
import { fallbackWidth, pictureWidths, type FilePicture } from '../schemas/common';
import { displayPath, repository } from './folders';
import { isFields } from './samples';
import type { Content } from './shape';

export { contentFolder } from './folders';

/** An image file in the content folder. */
export interface PictureFile {
  /** Path relative to the content folder, with forward slashes. */
  file: string;
  /** Absolute path. */
  path: string;
  /** The published image, without a description. */
  published: Omit<FilePicture, 'alt'>;
  /** True for animated images, which pages do not show. */
  isAnimated?: true;
  /** Width of the original in pixels, after applying its EXIF orientation. */
  width: number;
  bytes: number;
}

/** Extensions of image files that the content folder may contain. */
export const pictureExtensions = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif', '.svg'];

const unsupportedFormats: readonly (readonly [extensions: RegExp, expectation: string])[] = [
  [/\.(?:heic|heif)$/i, 'save the photo as JPEG; most browsers and this build cannot read HEIC'],
  [
    /\.(?:bmp|tiff?|psd|ico)$/i,
    'save the picture as PNG or JPEG; browsers cannot show this format',
  ],
  [
    /\.(?:mp4|webm|mov|m4v|ogv)$/i,
    'upload the video to YouTube or Vimeo and link to it in the post; the site does not play video files',
  ],
];

/** Returns advice for a file in an unsupported picture format; undefined for other files. */
export const adviceForFormat = (file: string): string | undefined =>
  unsupportedFormats.find(([extensions]) => extensions.test(file))?.[1];

/** Message for animated images. Visitors must be able to pause motion (WCAG 2.2, 2.2.2). */
export const animatedPictureAdvice =
  'save one frame as PNG, or upload the animation to YouTube or Vimeo as a video; pages do not show animated pictures';

/** Cache of converted images. Each file name contains a hash of the original. */
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/pictures', import.meta.url));

/** Loads sharp on demand, because a site with only drawings does not need it. */
const loadSharp = async () => (await import('sharp')).default;

/** Error message for an image file that is damaged or not an image. */
export const unreadablePictureAdvice = 'save the image again; the file cannot be read';

/** Reads an image file's properties. Returns undefined if the file is not an image. `damagedPictureProblems` finds damage inside the file. */
export async function readPictureFile(
  path: string,
  file: string,
): Promise<PictureFile | undefined> {
  const data = await readFile(path);
  const sharp = await loadSharp();
  const image = await sharp(data)
    .metadata()
    .catch(() => undefined);
  if (!image) return undefined;
  const { width, height } = image.autoOrient;
  const extension = extname(file).toLowerCase();
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  const name = basename(file, extname(file))
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const stem = `/images/${name || 'picture'}-${hash}`;
  const isAnimated = (image.pages ?? 1) > 1;
  const source = { file, path, ...(isAnimated && { isAnimated }), width, bytes: data.length };
  if (extension === '.svg') return { ...source, published: { src: `${stem}.svg`, width, height } };
  const possibleWidths = [...pictureWidths.filter((one) => one < width), width];
  const widths = possibleWidths.slice(0, pictureWidths.length);
  const publishedWidth = Math.min(width, fallbackWidth);
  return {
    ...source,
    published: {
      src: `${stem}.${image.hasAlpha ? 'png' : 'jpg'}`,
      width: publishedWidth,
      height: Math.round((height * publishedWidth) / width),
      widths,
    },
  };
}

/** Returns the root-relative URLs of an image's files: the fallback, and an AVIF and a WebP file for each width. */
export function urlsOf({ src, widths = [] }: Omit<FilePicture, 'alt'>): string[] {
  const stem = src.slice(0, -posix.extname(src).length);
  return [src, ...widths.flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`])];
}

const encodings = {
  // The default effort, 4, takes three to seven times as long and makes files only 3 % smaller.
  '.avif': ['avif', { quality: 55, effort: 3 }],
  '.webp': ['webp', { quality: 80 }],
  '.png': ['png', { compressionLevel: 9 }],
  '.jpg': ['jpeg', { quality: 82, mozjpeg: true }],
} as const;

/** Returns a converted image's path in the cache. */
export const cachedPicturePath = (url: string) => join(cacheFolder, posix.basename(url));

/** Returns a function that rethrows an error from sharp, with the file's path and advice for the owner. */
const explainedFor = (path: string) => (error: Error) => {
  const reason = error.message.trim().split('\n').at(-1);
  throw new Error(`${displayPath(path)}: ${unreadablePictureAdvice} (${reason})`);
};

/** Converts an image to the size and format in its URL, upright and without metadata, unless it is cached. Returns the file's path. */
export async function makePicture(
  { path, published }: Pick<PictureFile, 'path' | 'published'>,
  url: string,
): Promise<string> {
  const cachedFile = cachedPicturePath(url);
  if (existsSync(cachedFile)) return cachedFile;
  await mkdir(cacheFolder, { recursive: true });
  // Writes under a temporary name, because two builds may convert the same image at the same time.
  const temporaryFile = `${cachedFile}.${process.pid}`;
  if (url.endsWith('.svg')) await copyFile(path, temporaryFile);
  else {
    const sharp = await loadSharp();
    const width = Number(/-(\d+)\.(?:avif|webp)$/.exec(url)?.[1] ?? published.width);
    const [kind, options] = encodings[posix.extname(url) as keyof typeof encodings];
    const image = sharp(path).autoOrient().resize({ width }).toFormat(kind, options);
    const converted = await image.toBuffer().catch(explainedFor(path));
    await writeFile(temporaryFile, converted);
  }
  await rename(temporaryFile, cachedFile);
  return cachedFile;
}

const isConverted = ({ published }: Pick<PictureFile, 'published'>) =>
  urlsOf(published).every((url) => existsSync(cachedPicturePath(url)));

/** Converts images to every size and format that is missing from the cache. */
export async function makePictures(
  pictures: readonly Pick<PictureFile, 'path' | 'published'>[],
): Promise<void> {
  const missing = pictures.filter((picture) => !isConverted(picture));
  // Each image takes seconds.
  if (missing.length > 0) console.log(`Pictures to convert: ${missing.length}`);
  // Converts one image at a time, because each encoder uses all processors.
  for (const picture of missing) {
    for (const url of urlsOf(picture.published)) await makePicture(picture, url);
  }
}

/** Writes images in all sizes and formats into a built site's folder. */
export async function copyPictures(
  pictures: readonly Pick<PictureFile, 'path' | 'published'>[],
  outDir: string,
): Promise<void> {
  await makePictures(pictures);
  for (const picture of pictures) {
    for (const url of urlsOf(picture.published)) {
      const target = join(outDir, url);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(cachedPicturePath(url), target);
    }
  }
}

/**
 * Reports damaged images, by reading all of their pixels. A large photograph takes a second, too long for every change in development.
 * Skips images that a build has converted.
 */
export async function damagedPictureProblems(
  pictures: readonly Omit<PictureFile, 'bytes'>[],
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const picture of pictures) {
    const { file, path, width } = picture;
    // Unreadable pictures, which have no width, have already been reported.
    if (width === 0 || isConverted(picture)) continue;
    const report = () => problems.push({ file, field: '', expectation: unreadablePictureAdvice });
    const sharp = await loadSharp();
    await sharp(path).stats().catch(report);
  }
  return problems;
}

/** Returns the name of a halftone drawing. Without a tile, the drawing has the text colour. */
const halftoneName = ({ src }: PictureFile['published'], tile: string | undefined) =>
  `${tile ? `halftone/${tile}-` : 'portraits/'}${posix.parse(src).name}`;

const halftonesIn = (text: string, { published }: PictureFile): string[] => {
  const stem = posix.parse(published.src).name;
  const names = text.matchAll(new RegExp(`"((?:halftone/[a-z]+-|portraits/)${stem})"`, 'g'));
  return [...new Set([...names].map(([, name = '']) => name))];
};

/** An image file that the content may name. Copies of a picture share a URL, so only `isNamed` tells them apart. */
type NameablePicture = PictureFile & { isNamed: boolean };

/** An image file, whether a page shows it, and the names of its halftone drawings. */
export type PictureWithUsage = NameablePicture & { isShown: boolean; halftones: string[] };

/** Determines which image files the content uses. Omits the logo and the band unless a page shows them as pictures. */
export function withUsage(
  pictures: readonly NameablePicture[],
  content: Content,
): PictureWithUsage[] {
  const text = JSON.stringify(content);
  const { logo, band } = content.theme;
  return pictures
    .map((picture) => ({
      ...picture,
      isShown: text.includes(`"${picture.published.src}"`),
      halftones: halftonesIn(text, picture),
    }))
    .filter(({ file, isShown }) => isShown || (file !== logo && file !== band));
}

/** Reads an image's brightness, cropped to its centre and scaled to `size`. Returns the brightness at a point, from 0 (black) to 1. */
export async function readBrightness(path: string, size: { width: number; height: number }) {
  const sharp = await loadSharp();
  const pixels = await sharp(path)
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ ...size, fit: 'cover' })
    .grayscale()
    .normalise()
    .raw()
    .toBuffer()
    .catch(explainedFor(path));
  return (x: number, y: number) => (pixels[y * size.width + x] ?? 255) / 255;
}

/** Returns the message for a missing image file. */
const missingPictureAdvice = (name: string) =>
  `name an image file next to this file or in the content folder; there is no "${name}"`;

/** Returns the message for a file that is missing, on another site, or in an unsupported format. */
const missingFileAdvice = (src: string) =>
  /^(?:https?:)?\/\//.test(src)
    ? 'save the picture next to this file and name it here; pages do not load pictures from other sites'
    : (adviceForFormat(src) ?? missingPictureAdvice(src));

const artFolder = join(repository, 'packages/ui/art');

/** Includes `mark`, the logo. */
const drawingNames = () => [
  'mark',
  ...readdirSync(artFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length).replaceAll('\\', '/'))
    .sort(),
];

/** Matches drawings that the build generates from their name. */
const markPattern = new RegExp(`^(?:${markFolders.join('|')})/[^/]+$`);

/** Suggests a similar name. If there is none, lists the drawings in the name's folder, or the covers if that folder has no drawings. */
function missingDrawingAdvice(name: string, names: readonly string[]): string {
  const problem = `name an existing drawing, not "${name}"`;
  const nearest = nearestName(name, names);
  if (nearest) return `${problem}; did you mean "${nearest}"?`;
  const namesIn = (folder: string) => names.filter((one) => one.startsWith(`${folder}/`));
  const [folder = ''] = name.split('/');
  const [others = []] = [namesIn(folder), namesIn('covers')].filter((one) => one.length > 0);
  const generated = markFolders.map((one) => `${one}/<name>`);
  return `${problem}: ${[...others, ...generated].join(', ')}`;
}

/**
 * Returns a function that adds the properties of image files to a value, and reports pictures that do not exist. Finds files by name: next
 * to the file that names them, or elsewhere in the content folder. `named` collects their paths.
 */
export function pictureResolver(pictures: readonly PictureFile[], named: Set<string>) {
  const byFile = new Map(pictures.map((picture) => [picture.file, picture]));
  const drawings = drawingNames();
  const byName = new Map<string, PictureFile[]>();
  for (const picture of pictures) {
    const name = posix.basename(picture.file);
    byName.set(name, [...(byName.get(name) ?? []), picture]);
  }
  const findPicture = (src: string, file: string) => {
    const name = decoded(src).replace(/^\.?\//, '');
    const [only, ...others] = byName.get(name) ?? [];
    const found =
      byFile.get(posix.join(posix.dirname(file), name)) ??
      byFile.get(name) ??
      (others.length === 0 ? only : undefined);
    if (found) named.add(found.file);
    return found?.published;
  };
  return (
    value: unknown,
    file: string,
    report: (path: FieldPath, expectation: string) => void = () => undefined,
  ) => {
    const visit = (part: unknown, path: FieldPath, tile?: string): unknown => {
      if (Array.isArray(part)) return part.map((item, index) => visit(item, [...path, index]));
      if (!isFields(part)) return part;
      const { art, src, look, ...others } = part;
      if (typeof art === 'string') {
        if (!drawings.includes(art) && !markPattern.test(art)) {
          report([...path, 'art'], missingDrawingAdvice(art, drawings));
        }
        return part;
      }
      if (typeof src === 'string') {
        const found = findPicture(src, file);
        if (found && look === 'halftone') return { ...others, art: halftoneName(found, tile) };
        if (!found) report([...path, 'src'], missingFileAdvice(src));
        return { ...part, ...(found ?? { width: 1, height: 1 }) };
      }
      const ownTile = typeof part['tile'] === 'string' ? part['tile'] : undefined;
      return Object.fromEntries(
        Object.entries(part).map(([key, field]) => [key, visit(field, [...path, key], ownTile)]),
      );
    };
    return visit(value, []);
  };
}
