/**
 * Writes every drawing as a static file to `generated/art/`, and what the components and the applications need to know
 * about them. Run by `pnpm generate`; running it again changes nothing.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { drawAll } from './all';
import { bandFile } from './band';
import { partNames, svgFile, type Drawing } from './drawing';

const here = dirname(fileURLToPath(import.meta.url));
const generated = join(here, '../../generated');
const sources = join(here, '../generated');

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

type Sheet = readonly [viewBox: string, parts: string];

/**
 * What `Art` has to know before a file is there: canvas and layers. A folder's first drawing stands for those that are like it,
 * drawn yet or not; the others have their own entry.
 */
function sheets(drawings: readonly Drawing[]): Record<string, Sheet> {
  const result: Record<string, Sheet> = {};
  for (const drawing of drawings) {
    const { name, box } = drawing;
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    const sheet: Sheet = [box.join(' '), partNames(drawing).join(' ')];
    const key = folder && !(folder in result) ? folder : name;
    if (String(sheet) !== String(result[folder])) result[key] = sheet;
  }
  return result;
}

const drawings = await drawAll();
const files = [
  ...drawings.map((drawing) => [`${drawing.name}.svg`, svgFile(drawing)] as const),
  ['band.svg', bandFile()] as const,
];
const artFolder = join(generated, 'art');
rmSync(artFolder, { recursive: true, force: true });
for (const [file, text] of files) write(join(artFolder, file), text);

/** For Storybook. */
write(join(generated, 'art-names.json'), JSON.stringify(drawings.map(({ name }) => name)));

const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
write(
  join(sources, 'artVersion.ts'),
  `/** Changes whenever a drawing does: part of the address under which drawings may be cached for ever. */\nexport const artVersion = '${version}';\n`,
);
write(
  join(sources, 'artSheets.ts'),
  `/** Canvas and layers of drawings, by name or by folder. */\nexport const artSheets: Record<string, readonly [viewBox: string, parts: string]> = ${JSON.stringify(sheets(drawings))};\n`,
);
