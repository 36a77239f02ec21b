import * as content from '@portfolio/content/node';
import { contentFolder, readBrightness } from '@portfolio/content/pictures';
import { halftoneDrawing, halftoneSize, markDrawing, ownArt, svgFile } from '@portfolio/ui/art';
import { artFolder } from '@portfolio/ui/vite';
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads a drawing by name. Returns undefined if there is no such drawing. */
export type ReadArt = (name: string) => string | undefined;

/** Reads one of the drawings generated in `packages/ui`. */
export const readArt: ReadArt = (name) => {
  const file = join(artFolder, `${name}.svg`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** Number of certificates by drawing name. A provider's drawing has a bright dot for each certificate. */
const certificateCounts = new Map(
  content.certificateEntries.map(({ slug, certificates }) => [
    `providers/${slug}`,
    certificates.length,
  ]),
);

const photographs = new Map(
  content.halftones.map(({ name, file }) => [name, join(contentFolder, file)]),
);

const changedDrawings = ownArt();

/**
 * Returns the replacement for a drawing that the owner changes, or a drawing that `packages/ui` lacks.
 *
 * @returns the SVG file; undefined if the drawing in `packages/ui` is used
 * @throws Error if the drawing neither exists nor can be created from its name
 */
export async function extraDrawing(name: string, read = readArt): Promise<string | undefined> {
  if (changedDrawings.has(name) || read(name) !== undefined) return changedDrawings.get(name);
  const [photograph, size] = [photographs.get(name), halftoneSize(name)];
  if (photograph && size) {
    return svgFile(halftoneDrawing(name, await readBrightness(photograph, size)));
  }
  return svgFile(markDrawing(name, certificateCounts.get(name)));
}

/** Returns the replacements for drawings that the owner changes, and drawings that the content uses but `packages/ui` lacks. */
export async function extraDrawings(
  names: readonly string[] = content.artNames,
  read = readArt,
): Promise<Map<string, string>> {
  const extras = new Map(changedDrawings);
  for (const name of names) {
    const svg = await extraDrawing(name, read);
    if (svg !== undefined) extras.set(name, svg);
  }
  return extras;
}

/** Matches the names of drawings that components use. */
const interfaceDrawingPattern = /^(?:(?:heads|numerals|states)\/.+|band|chain|hero-frame|mark)$/;

/** Deletes a folder's drawings that neither the content nor the interface uses. */
export async function removeUnusedDrawings(
  folder: string,
  names: readonly string[] = content.artNames,
): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const unused = files.filter((file) => {
    const name = file.replaceAll('\\', '/').replace(/\.svg$/, '');
    return file.endsWith('.svg') && !interfaceDrawingPattern.test(name) && !names.includes(name);
  });
  await Promise.all(unused.map((file) => rm(join(folder, file))));
}

/**
 * Returns the version in the URLs of all drawings. The version changes whenever a drawing changes, so browsers can cache drawings forever.
 * @param uiVersion version of the drawings in `packages/ui`
 */
export function artVersionWith(extras: ReadonlyMap<string, string>, uiVersion: string): string {
  if (extras.size === 0) return uiVersion;
  return hash('sha256', JSON.stringify([uiVersion, ...extras])).slice(0, 8);
}
