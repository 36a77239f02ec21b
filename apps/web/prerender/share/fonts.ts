import { faces, fonts, type Font } from '@portfolio/ui/theme';
import { fontsFolder } from '@portfolio/ui/vite';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** A typeface as the renderer takes it: one weight in TrueType files, and the name it goes by in there. */
export interface RenderFont {
  files: readonly string[];
  family: string;
}

/** The faces that pictures are set in: there is no code in them. */
export type PictureFont = Exclude<Font, 'mono'>;

/** The weight at which share pictures set each typeface. */
const weights: Record<PictureFont, number> = { display: 700, text: 600 };

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

async function renderFile(name: string, weight: number, cacheFolder: string) {
  const source = await readFile(join(fontsFolder, name));
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const file = join(cacheFolder, `${name.replace('.woff2', '')}-${weight}.${hash}.ttf`);
  if (!existsSync(file)) {
    const font = await subsetFont(source, everyCharacter, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    });
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(file, font);
  }
  return file;
}

async function renderFont(name: PictureFont, cacheFolder: string): Promise<RenderFont> {
  const files = await Promise.all(
    faces
      .filter(({ family }) => fonts[name].startsWith(`"${family}"`))
      .map(({ file }) => renderFile(file, weights[name], cacheFolder)),
  );
  return { files, family: familyName(await readFile(files[0] ?? '')) };
}

/**
 * The site's typefaces for the renderer of pictures, which reads neither WOFF2 nor variable fonts. Made once and kept.
 *
 * @param cacheFolder where the made files are kept
 */
export async function renderFonts(cacheFolder: string): Promise<Record<PictureFont, RenderFont>> {
  const [display, text] = await Promise.all([
    renderFont('display', cacheFolder),
    renderFont('text', cacheFolder),
  ]);
  return { display, text };
}

/** Puts the names that the renderer knows the typefaces by in place of those that browsers know. */
export function withRenderFonts(svg: string, renderFont: Record<PictureFont, RenderFont>): string {
  return (Object.keys(weights) as PictureFont[]).reduce(
    (text, font) =>
      text.replaceAll(
        `font-family="${fonts[font].replaceAll('"', "'")}"`,
        `font-family="${renderFont[font].family}"`,
      ),
    svg,
  );
}
