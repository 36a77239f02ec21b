import { fontFiles, fonts } from '@portfolio/ui/theme';
import { fontsFolder } from '@portfolio/ui/vite';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The faces that pictures are set in: the weight that is drawn, and the family that the drawn file names. */
const faces = {
  display: { weight: 700, family: 'Anek Latin Medium' },
  text: { weight: 600, family: 'Atkinson Hyperlegible Next' },
} as const;
type Face = keyof typeof faces;

const everyCharacter = Array.from({ length: 0x2200 - 0x20 }, (_, index) =>
  String.fromCodePoint(index + 0x20),
).join('');

async function renderFont(face: Face, cacheFolder: string) {
  const { weight } = faces[face];
  const source = await readFile(join(fontsFolder, fontFiles[face].file));
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const file = join(cacheFolder, `${face}-${weight}.${hash}.ttf`);
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

/**
 * The site's typefaces for the renderer of pictures, which reads neither WOFF2 nor variable fonts: a TrueType file each, of one weight.
 * Made once and kept.
 *
 * @param cacheFolder where the made files are kept
 */
export const renderFonts = (cacheFolder: string): Promise<string[]> =>
  Promise.all((['display', 'text'] as const).map((face) => renderFont(face, cacheFolder)));

/** Puts the names that the renderer knows the typefaces by in place of those that browsers know. */
export const withRenderFonts = (svg: string): string =>
  (['display', 'text'] as const).reduce(
    (text, font) =>
      text.replaceAll(
        `font-family="${fonts[font][0].replaceAll('"', "'")}"`,
        `font-family="${faces[font].family}"`,
      ),
    svg,
  );
