import { fonts, type Font } from '@portfolio/ui/theme';

import { fontsFolder } from '@portfolio/ui/vite';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** A typeface as the renderer takes it: one weight in a TrueType file, and the name it goes by in there. */
export interface RenderFont {
  file: string;
  family: string;
}

/** The beginning of each typeface's file name, and the weight at which share pictures set it. */
/** The faces that pictures are set in: there is no code in them. */
export type PictureFont = Exclude<Font, 'mono'>;

const faces: Record<PictureFont, { start: string; weight: number }> = {
  display: { start: 'anek-latin', weight: 700 },
  text: { start: 'atkinson', weight: 600 },
};

const everyCharacter = Array.from({ length: 0x2200 - 0x20 }, (_, index) =>
  String.fromCodePoint(index + 0x20),
).join('');

/** The family's name in a TrueType file, from its name table: record 1, in Windows' encoding. */
export function familyName(font: Buffer): string {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) !== 'name') continue;
    const table = font.subarray(font.readUInt32BE(at + 8));
    for (let record = 6; record < 6 + table.readUInt16BE(2) * 12; record += 12) {
      if (table.readUInt16BE(record) !== 3 || table.readUInt16BE(record + 6) !== 1) continue;
      const start = table.readUInt16BE(4) + table.readUInt16BE(record + 10);
      const bytes = Buffer.from(table.subarray(start, start + table.readUInt16BE(record + 8)));
      return bytes.swap16().toString('utf16le');
    }
  }
  throw new Error('The font does not say its name');
}

async function renderFont({ start, weight }: (typeof faces)[PictureFont], cacheFolder: string) {
  const name = (await readdir(fontsFolder)).find((file) => file.startsWith(start));
  if (!name) throw new Error(`packages/ui/fonts has no ${start}*.woff2: run its font generator.`);
  const source = await readFile(join(fontsFolder, name));
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const file = join(cacheFolder, `${start}-${weight}.${hash}.ttf`);
  if (!existsSync(file)) {
    const font = await subsetFont(source, everyCharacter, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    });
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(file, font);
  }
  return { file, family: familyName(await readFile(file)) };
}

/**
 * The site's typefaces for the renderer of pictures, which reads neither WOFF2 nor variable fonts. Made once and kept.
 *
 * @param cacheFolder where the made files are kept
 */
export async function renderFonts(cacheFolder: string): Promise<Record<PictureFont, RenderFont>> {
  const [display, text] = await Promise.all([
    renderFont(faces.display, cacheFolder),
    renderFont(faces.text, cacheFolder),
  ]);
  return { display, text };
}

/** Puts the names that the renderer knows the typefaces by in place of those that browsers know. */
export function withRenderFonts(svg: string, renderFont: Record<PictureFont, RenderFont>): string {
  return (Object.keys(faces) as PictureFont[]).reduce(
    (text, font) =>
      text.replaceAll(
        `font-family="${fonts[font][0].replaceAll('"', "'")}"`,
        `font-family="${renderFont[font].family}"`,
      ),
    svg,
  );
}
