/**
 * Writes every drawing as a static file to `generated/art/`, and what the components and the applications need to know
 * about them. Run by `pnpm generate`; running it again changes nothing.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { drawAll } from './all';
import { bandFile } from './band';
import { partNames, svgFile, type Drawing } from './drawing';

const here = dirname(fileURLToPath(import.meta.url));
const generated = join(here, '../../generated');
const artFolder = join(generated, 'art');
const sources = join(here, '../generated');

/** Writes a file only if that changes it, so that watchers and caches stay quiet. */
function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  let before: string | undefined;
  try {
    before = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  if (before !== text) writeFileSync(file, text);
}

/** Deletes what earlier runs wrote and this one did not. */
function prune(folder: string, keep: ReadonlySet<string>): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile() && !keep.has(file)) rmSync(file);
  }
}

type Sheet = readonly [viewBox: string, parts: string];

/**
 * What `Art` has to know before a file is there: canvas and layers. One entry for a folder stands for what most of its
 * drawings have; the others have their own.
 */
function sheets(drawings: readonly Drawing[]): Record<string, Sheet> {
  const folders = new Map<string, Map<string, string[]>>();
  for (const drawing of drawings) {
    const folder = drawing.name.slice(0, drawing.name.lastIndexOf('/') + 1);
    const sheet: Sheet = [drawing.box.join(' '), partNames(drawing).join(' ')];
    const key = JSON.stringify(sheet);
    const namesBySheet = folders.get(folder) ?? new Map<string, string[]>();
    folders.set(folder, namesBySheet.set(key, [...(namesBySheet.get(key) ?? []), drawing.name]));
  }
  const result: Record<string, Sheet> = {};
  for (const [folder, namesBySheet] of folders) {
    const [usual, ...others] = [...namesBySheet].sort(([, a], [, b]) => b.length - a.length);
    if (!usual) continue;
    for (const [key, names] of folder ? others : [usual, ...others]) {
      for (const name of names) result[name] = JSON.parse(key) as Sheet;
    }
    if (folder) result[folder] = JSON.parse(usual[0]) as Sheet;
  }
  return result;
}

const drawings = await drawAll();
const files = new Map<string, string>([
  ...drawings.map((drawing) => [`${drawing.name}.svg`, svgFile(drawing)] as const),
  ['band.svg', bandFile()],
]);
if (files.size !== drawings.length + 1) throw new Error('Two drawings have the same name');

for (const [file, text] of files) write(join(artFolder, file), text);
prune(artFolder, new Set([...files.keys()].map((file) => join(artFolder, file))));

const manifest = Object.fromEntries(
  drawings.map((drawing) => [
    drawing.name,
    {
      viewBox: drawing.box.join(' '),
      bytes: Buffer.byteLength(svgFile(drawing)),
      parts: partNames(drawing),
    },
  ]),
);
write(join(generated, 'art-manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);

const version = createHash('sha256')
  .update(JSON.stringify([...files]))
  .digest('hex')
  .slice(0, 8);
write(
  join(sources, 'artVersion.ts'),
  `/** Changes whenever a drawing does: part of the address under which drawings may be cached for ever. */\nexport const artVersion = '${version}';\n`,
);
write(
  join(sources, 'artSheets.ts'),
  `/** Canvas and layers of drawings, by name or by folder. */\nexport const artSheets: Record<string, readonly [viewBox: string, parts: string]> = ${JSON.stringify(sheets(drawings))};\n`,
);
