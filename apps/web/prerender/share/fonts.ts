import { ownFonts, type FontPart } from '@portfolio/theme/fonts';
import { readFont, subsetFont } from '@portfolio/theme/fontTools';
import { faceFiles, familyOf, fonts } from '@portfolio/ui/theme';
import { fontPath } from '@portfolio/ui/vite';
import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Weights in link preview images, and the family names inside the default font files. */
const faces = {
  display: { weight: 700, family: 'Anek Latin Medium' },
  text: { weight: 600, family: 'Atkinson Hyperlegible Next' },
} as const;
type Face = keyof typeof faces;
const faceNames = ['display', 'text'] as const;

const defaultCharacters = Array.from({ length: 0x2200 - 0x20 }, (_, index) =>
  String.fromCodePoint(index + 0x20),
).join('');

function renderedWeight(face: Face, { weight = '400' }: FontPart): number {
  const [least = 400, most = least] = weight.split(' ').map(Number);
  return Math.min(Math.max(faces[face].weight, least), most);
}

function renderedParts(face: Face): readonly FontPart[] {
  const weightDifference = (part: FontPart) =>
    Math.abs(renderedWeight(face, part) - faces[face].weight);
  const parts = faceFiles[face].whole;
  const smallestDifference = Math.min(...parts.map(weightDifference));
  return parts.filter((part) => weightDifference(part) === smallestDifference);
}

async function convertFont(face: Face, part: FontPart, cacheFolder: string) {
  const weight = renderedWeight(face, part);
  const source = await readFile(fontPath(face, part.file));
  const file = join(cacheFolder, `${face}-${weight}.${hash('sha256', source).slice(0, 8)}.ttf`);
  if (!existsSync(file)) {
    const info = await readFont(source);
    const font = await subsetFont(source, ownFonts.faces[face] ? undefined : defaultCharacters, {
      targetFormat: 'sfnt',
      keepAllGlyphs: ownFonts.faces[face] !== undefined,
      ...(info?.axes['wght'] && { variationAxes: { wght: weight } }),
    });
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(file, font);
  }
  return file;
}

/** Font files by typeface. */
export type RenderFonts = Readonly<Record<Face, readonly string[]>>;

/**
 * Converts the site's typefaces to TrueType files with one weight, because the renderer supports neither WOFF2 nor variable fonts.
 * The files are cached under names that change with their content.
 */
export async function convertFonts(cacheFolder: string): Promise<RenderFonts> {
  const filesOf = (face: Face) =>
    Promise.all(renderedParts(face).map((part) => convertFont(face, part, cacheFolder)));
  return { display: await filesOf('display'), text: await filesOf('text') };
}

/** Returns the family name inside a typeface's files. */
export const renderFamily = (face: Face): string =>
  ownFonts.faces[face] ? familyOf(face) : faces[face].family;

/** Replaces the typefaces' CSS names with the names that the renderer knows. */
export const withRenderFonts = (svg: string): string =>
  faceNames.reduce(
    (text, face) =>
      text.replaceAll(
        `font-family="${fonts[face][0].replaceAll('"', "'")}"`,
        `font-family="${renderFamily(face)}"`,
      ),
    svg,
  );
