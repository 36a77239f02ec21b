import { fonts } from '@portfolio/ui/theme';
import { fontsFolder } from '@portfolio/ui/vite';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** The faces that pictures are set in: how their file's name begins, the weight that is drawn, and the family that the drawn file names. */
const faces = {
  display: { start: 'anek-latin', weight: 700, family: 'Anek Latin Medium' },
  text: { start: 'atkinson', weight: 600, family: 'Atkinson Hyperlegible Next' },
} as const;

const everyCharacter = Array.from({ length: 0x2200 - 0x20 }, (_, index) =>
  String.fromCodePoint(index + 0x20),
).join('');

async function renderFont(
  { start, weight }: (typeof faces)[keyof typeof faces],
  cacheFolder: string,
) {
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
  return file;
}

/**
 * The site's typefaces for the renderer of pictures, which reads neither WOFF2 nor variable fonts: a TrueType file each, of one weight.
 * Made once and kept.
 *
 * @param cacheFolder where the made files are kept
 */
export const renderFonts = (cacheFolder: string): Promise<string[]> =>
  Promise.all(Object.values(faces).map((face) => renderFont(face, cacheFolder)));

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
