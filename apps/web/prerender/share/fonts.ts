import { ownFonts, type FontPart } from '@portfolio/theme/fonts';
import { readFont, subsetFont } from '@portfolio/theme/fontTools';
import { faceFiles, familyOf, fonts } from '@portfolio/ui/theme';
import { fontPath } from '@portfolio/ui/vite';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The faces that pictures are set in: the weight that is drawn, and the family that the default face's file names. */
const faces = {
  display: { weight: 700, family: 'Anek Latin Medium' },
  text: { weight: 600, family: 'Atkinson Hyperlegible Next' },
} as const;
type Face = keyof typeof faces;
const faceNames = ['display', 'text'] as const;

const everyCharacter = Array.from({ length: 0x2200 - 0x20 }, (_, index) =>
  String.fromCodePoint(index + 0x20),
).join('');

/** The weight of a file that is nearest to the drawn one. */
function drawnWeight(face: Face, { weight = '400' }: FontPart): number {
  const [least = 400, most = least] = weight.split(' ').map(Number);
  return Math.min(Math.max(faces[face].weight, least), most);
}

/** The files of the weight that is drawn. */
function drawnParts(face: Face): readonly FontPart[] {
  const lack = (part: FontPart) => Math.abs(drawnWeight(face, part) - faces[face].weight);
  const parts = faceFiles[face].whole;
  const least = Math.min(...parts.map(lack));
  return parts.filter((part) => lack(part) === least);
}

async function renderFont(face: Face, part: FontPart, cacheFolder: string) {
  const weight = drawnWeight(face, part);
  const source = await readFile(fontPath(face, part.file));
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const file = join(cacheFolder, `${face}-${weight}.${hash}.ttf`);
  if (!existsSync(file)) {
    const facts = await readFont(source);
    const font = await subsetFont(source, ownFonts.faces[face] ? undefined : everyCharacter, {
      targetFormat: 'sfnt',
      keepAllGlyphs: ownFonts.faces[face] !== undefined,
      ...(facts?.axes['wght'] && { variationAxes: { wght: weight } }),
    });
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(file, font);
  }
  return file;
}

/**
 * The site's typefaces for the renderer of pictures, which reads neither WOFF2 nor variable fonts: TrueType files of one weight each.
 * Made once and kept, under names that change with their content.
 *
 * @param cacheFolder where the made files are kept
 */
export const renderFonts = (cacheFolder: string): Promise<string[]> =>
  Promise.all(
    faceNames.flatMap((face) =>
      drawnParts(face).map((part) => renderFont(face, part, cacheFolder)),
    ),
  );

/** Puts the names that the renderer knows the typefaces by in place of those that browsers know. */
export const withRenderFonts = (svg: string): string =>
  faceNames.reduce(
    (text, font) =>
      text.replaceAll(
        `font-family="${fonts[font][0].replaceAll('"', "'")}"`,
        `font-family="${ownFonts.faces[font] ? familyOf(font) : faces[font].family}"`,
      ),
    svg,
  );
