import * as content from '@portfolio/content/node';
import { contentFolder, readBrightness } from '@portfolio/content/pictures';
import { halftoneDrawing, halftoneSize, markDrawing, svgFile } from '@portfolio/ui/art';
import { artFolder } from '@portfolio/ui/vite';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a drawing of the parts' own set; undefined when the set has none of that name. */
export type ReadArt = (name: string) => string | undefined;

/** Reads from the set that `packages/ui` has drawn. */
export const readArt: ReadArt = (name) => {
  const file = join(artFolder, `${name}.svg`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** Everything in the content in which drawings may be named, with the file it was written in. */
const sources = (): (readonly [file: string, value: unknown])[] => [
  ['about.ts', content.about],
  ['activity.ts', content.activity],
  ['footer.ts', content.footer],
  ['home.ts', content.home],
  ['internships.ts', content.internships],
  ['jobs.ts', { list: content.jobs }],
  ['notices.ts', content.notices],
  ['owner.ts', content.owner],
  ['skills.ts', { list: content.skills }],
  ...content.projectEntries.map((entry) => [`projects/${entry.slug}.md`, entry] as const),
  ...content.postEntries.map((entry) => [`posts/${entry.slug}.md`, entry] as const),
  ...content.certificateEntries.map((entry) => [`certificates/${entry.slug}.ts`, entry] as const),
];

/** The fields below a value in which a drawing is named. */
function fieldsNaming(name: string, value: unknown, field = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const path = Array.isArray(value) ? `${field}[${key}]` : [field, key].filter(Boolean).join('.');
    return key === 'art' && child === name ? [path] : fieldsNaming(name, child, path);
  });
}

/** Where a drawing is named, for a message. */
const placesOf = (name: string) =>
  sources().flatMap(([file, value]) =>
    fieldsNaming(name, value).map((field) => `${file} → ${field}`),
  );

/** How many certificates each provider has, by the name of its drawing: as many of its dots are bright. */
const certificateCounts = new Map(
  content.certificateEntries.map(({ slug, certificates }) => [
    `providers/${slug}`,
    certificates.length,
  ]),
);

/** The photographs that become screens of dots, by the names of the drawings. */
const halftones = new Map(
  content.halftones.map(({ name, file }) => [name, join(contentFolder, file)]),
);

/**
 * Draws one drawing that the set of `packages/ui` lacks.
 *
 * @returns the SVG file; undefined when the set has it
 * @throws Error when it is not there and cannot be made from its name
 */
export async function extraDrawing(name: string, read = readArt): Promise<string | undefined> {
  if (read(name) !== undefined) return undefined;
  const [photograph, size] = [halftones.get(name), halftoneSize(name)];
  if (photograph && size) {
    return svgFile(halftoneDrawing(name, await readBrightness(photograph, size)));
  }
  return svgFile(markDrawing(name, certificateCounts.get(name)));
}

/**
 * Draws all that the content names and the set of `packages/ui` lacks: marks are woven from a name, and a provider's has one
 * bright dot a certificate. So a company, skill or provider needs no drawing. Photographs become screens of dots where the owner says so.
 *
 * @returns the SVG files by name
 * @throws Error that names file and field of every drawing that is neither there nor can be made from its name
 */
export async function extraDrawings(
  names: readonly string[] = content.artNames,
  read = readArt,
): Promise<Map<string, string>> {
  const extras = new Map<string, string>();
  const problems: string[] = [];
  for (const name of names) {
    try {
      const svg = await extraDrawing(name, read);
      if (svg !== undefined) extras.set(name, svg);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push(`${placesOf(name).join(', ')}: name a drawing that is there. ${reason}`);
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return extras;
}

/** The version in the address of the drawings: it changes when any of them does, so that they can be cached for ever. */
export function artVersionWith(extras: ReadonlyMap<string, string>, ownVersion: string): string {
  if (extras.size === 0) return ownVersion;
  return createHash('sha256')
    .update(JSON.stringify([ownVersion, ...extras]))
    .digest('hex')
    .slice(0, 8);
}
