/** The owner's image files: what is known of them, and what is made of them for visitors. */
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, dirname, extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FieldPath } from '../explain';
import { pictureWidths, type FilePicture } from '../schemas/common';

export { contentFolder } from './folders';

/** An image file of the content folder. */
export interface PictureFile {
  /** The file, below the content folder, with forward slashes. */
  file: string;
  /** Its absolute path. */
  path: string;
  /** What visitors get of it, without the description. */
  published: Omit<FilePicture, 'alt'>;
  /** Whether it moves, as no picture of a page does. */
  isAnimated?: true;
  /** Width of the original in pixels, as it is seen. */
  width: number;
  bytes: number;
}

/** The kinds of image files that the content folder may hold. */
export const pictureExtensions = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif', '.svg'];

/** Kinds of files that other sites have beside their posts, with what to do about each. */
const refused: readonly (readonly [extensions: RegExp, expectation: string])[] = [
  [
    /\.(?:heic|heif)$/i,
    'save the photo as JPEG: most browsers, and the programs of this build, cannot read HEIC',
  ],
  [/\.(?:bmp|tiff?|psd|ico)$/i, 'save the picture as PNG or JPEG: browsers do not show this kind'],
  [
    /\.(?:mp4|webm|mov|m4v|ogv)$/i,
    'put the video at YouTube or Vimeo and link to it in the post: the site plays no files',
  ],
];

/** What to do about a file that is like a picture and none of the kinds that pages show; undefined for any other. */
export const refusalOf = (file: string): string | undefined =>
  refused.find(([extensions]) => extensions.test(file))?.[1];

/** What an animated picture is answered with: one that moves unasked and cannot be stopped keeps people from reading. */
export const animated =
  'save one frame of it as PNG, or put the animation at YouTube or Vimeo as a video: nothing on a page moves unasked';

/** Made pictures stay here from build to build: their names change with the files they were made of. */
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/pictures', import.meta.url));

/** Loaded when there is a picture: a site of drawings needs none of it. */
const loadSharp = async () => (await import('sharp')).default;

/**
 * Reads what has to be known of an image file.
 *
 * @param path the absolute path
 * @param file the same below the content folder
 * @returns undefined when it is no image
 */
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
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const stem = `/images/${name || 'picture'}-${hash}`;
  const isAnimated = (image.pages ?? 1) > 1;
  const source = { file, path, ...(isAnimated && { isAnimated }), width, bytes: data.length };
  if (extension === '.svg') return { ...source, published: { src: `${stem}.svg`, width, height } };
  const widths = [...pictureWidths.filter((one) => one < width), width];
  const sent = widths.slice(0, pictureWidths.length);
  const widest = sent.at(-1) ?? width;
  return {
    ...source,
    published: {
      src: `${stem}.${image.hasAlpha ? 'png' : 'jpg'}`,
      width: widest,
      height: Math.round((height * widest) / width),
      widths: sent,
    },
  };
}

/** The addresses that a picture has, from the site's root: one for every browser, and two a width for most. */
export function addressesOf({ src, widths = [] }: Omit<FilePicture, 'alt'>): string[] {
  const stem = src.slice(0, -posix.extname(src).length);
  return [src, ...widths.flatMap((width) => [`${stem}-${width}.avif`, `${stem}-${width}.webp`])];
}

/** How each kind of picture is made. */
const encodings = {
  '.avif': ['avif', { quality: 55 }],
  '.webp': ['webp', { quality: 80 }],
  '.png': ['png', { compressionLevel: 9 }],
  '.jpg': ['jpeg', { quality: 82, mozjpeg: true }],
} as const;

/** Where a made picture lies once it was made. */
export const cachedPicture = (address: string) => join(cacheFolder, posix.basename(address));

/**
 * Makes one picture, unless an earlier build has: turned upright, without what a camera has noted in it, in the size and
 * kind that its address says.
 *
 * @returns the absolute path of the file
 */
export async function makePicture(
  { path, published }: Pick<PictureFile, 'path' | 'published'>,
  address: string,
): Promise<string> {
  const made = cachedPicture(address);
  if (existsSync(made)) return made;
  await mkdir(cacheFolder, { recursive: true });
  // Under another name until it is whole, since two builds may make it at once.
  const unfinished = `${made}.${process.pid}`;
  if (address.endsWith('.svg')) await copyFile(path, unfinished);
  else {
    const sharp = await loadSharp();
    const width = Number(/-(\d+)\.(?:avif|webp)$/.exec(address)?.[1] ?? published.width);
    const [kind, options] = encodings[posix.extname(address) as keyof typeof encodings];
    const image = sharp(path).autoOrient().resize({ width }).toFormat(kind, options);
    await writeFile(unfinished, await image.toBuffer());
  }
  await rename(unfinished, made);
  return made;
}

/**
 * Puts pictures, in all their sizes and kinds, into a built site.
 *
 * @param outDir the site's folder
 */
export async function copyPictures(
  pictures: readonly Pick<PictureFile, 'path' | 'published'>[],
  outDir: string,
): Promise<void> {
  // One after the other: each encoder uses all processors by itself.
  for (const picture of pictures) {
    for (const address of addressesOf(picture.published)) {
      const target = join(outDir, address);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(await makePicture(picture, address), target);
    }
  }
}

/** The drawing that a photograph becomes with `look: halftone`: in the colours of a tile, or of the text where there is no tile. */
const halftoneName = ({ src }: PictureFile['published'], tile: string | undefined) =>
  `${tile ? `halftone/${tile}-` : 'portraits/'}${posix.parse(src).name}`;

/** Finds, in the text of the content, the drawings that a photograph becomes. */
export const halftonesIn = (text: string, { published }: PictureFile): string[] => {
  const stem = posix.parse(published.src).name;
  const names = text.matchAll(new RegExp(`"((?:halftone/[a-z]+-|portraits/)${stem})"`, 'g'));
  return [...new Set([...names].map(([, name = '']) => name))];
};

/**
 * Reads a picture for a screen of dots, cropped round its middle.
 *
 * @param path the absolute path
 * @param size the size in pixels to which it is brought
 * @returns how bright it is at a place, 0 (black) to 1 (white)
 */
export async function readBrightness(path: string, size: { width: number; height: number }) {
  const sharp = await loadSharp();
  const pixels = await sharp(path)
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ ...size, fit: 'cover' })
    .grayscale()
    .normalise()
    .raw()
    .toBuffer();
  return (x: number, y: number) => (pixels[y * size.width + x] ?? 255) / 255;
}

/** What a name is answered with that no image file has. */
export const noPicture = 'name an image file that lies beside this file or in the content folder';

/** What an address is answered with where an image file is named. */
export const remotePicture =
  'save the picture beside this file and name it: pages load no pictures from other sites';

/** A name without escapes: `a%20kettle.jpg` is `a kettle.jpg`. */
function unescaped(name: string): string {
  try {
    return decodeURI(name);
  } catch {
    return name;
  }
}

/**
 * Finds the image files that content names, beside the file that names them or else from the content folder on.
 *
 * @param pictures the image files of the content folder
 * @returns a function that puts what is known of each image file where a value names it with `src`; it calls `report` with the
 *   path of each name that no file has, and what was expected; a name that one file alone has may leave out its folder
 */
export function pictureResolver(pictures: readonly PictureFile[]) {
  const byFile = new Map(pictures.map((picture) => [picture.file, picture.published]));
  const byName = new Map<string, PictureFile['published'][]>();
  for (const { file, published } of pictures) {
    const name = posix.basename(file);
    byName.set(name, [...(byName.get(name) ?? []), published]);
  }
  const findPicture = (src: string, file: string) => {
    const name = unescaped(src).replace(/^\.?\//, '');
    const [only, ...others] = byName.get(name) ?? [];
    return (
      byFile.get(posix.join(posix.dirname(file), name)) ??
      byFile.get(name) ??
      (others.length === 0 ? only : undefined)
    );
  };
  return (
    value: unknown,
    file: string,
    report: (path: FieldPath, expectation: string) => void = () => undefined,
  ) => {
    const visit = (part: unknown, path: FieldPath, tile?: string): unknown => {
      if (typeof part !== 'object' || part === null) return part;
      if (Array.isArray(part)) return part.map((item, index) => visit(item, [...path, index]));
      if ('src' in part && typeof part.src === 'string') {
        const found = findPicture(part.src, file);
        if (!found) {
          const isRemote = /^(?:https?:)?\/\//.test(part.src);
          report([...path, 'src'], isRemote ? remotePicture : (refusalOf(part.src) ?? noPicture));
        }
        if (found && 'look' in part && part.look === 'halftone') {
          const others = Object.entries(part).filter(([key]) => key !== 'src' && key !== 'look');
          return { ...Object.fromEntries(others), art: halftoneName(found, tile) };
        }
        return { ...part, ...(found ?? { width: 1, height: 1 }) };
      }
      const own = 'tile' in part && typeof part.tile === 'string' ? part.tile : undefined;
      return Object.fromEntries(
        Object.entries(part).map(([key, field]) => [key, visit(field, [...path, key], own)]),
      );
    };
    return visit(value, []);
  };
}
