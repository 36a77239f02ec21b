import { Blob, Face, Font } from 'harfbuzzjs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

import { characters, fontFiles } from './files';

/** Measures of a face at one weight, in ems. */
async function measure(face: 'display' | 'text', weight: number) {
  const file = readFileSync(join(import.meta.dirname, '../../fonts', fontFiles[face].file));
  const variationAxes = { wght: weight };
  const sfnt = await subsetFont(file, characters, { targetFormat: 'sfnt', variationAxes });
  const font = new Font(new Face(new Blob(sfnt)));
  const inEms = (units: number) => units / font.face.upem;
  const { ascender, descender, lineGap } = font.hExtents();
  return {
    ascent: inEms(ascender),
    descent: inEms(-descender),
    lineGap: inEms(lineGap),
    advance: (character: string) =>
      inEms(font.glyphHAdvance(font.nominalGlyph(character.codePointAt(0)!)!)),
  };
}

const letters = [...' abcdefghijklmnopqrstuvwxyz'];
const perLetter = (list: string) => list.split(' ').map(Number);

/** How often each of them comes in a thousand characters of English. */
const frequencies = perLetter(
  '183 65 13 22 33 102 20 16 50 57 1 6 33 20 57 62 15 1 50 53 75 23 8 17 1 14 1',
);

/**
 * Local fonts and their advance widths in thousandths of an em. Arial, Helvetica and Liberation Sans agree by design; Roboto is
 * within three in a hundred of them.
 */
const regular = {
  names: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Roboto'],
  advances: perLetter(
    '278 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500',
  ),
};
const bold = {
  names: ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold', 'Roboto Bold'],
  advances: perLetter(
    '278 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500',
  ),
};

/** Width of a thousand characters of running text. */
const textWidth = (advances: readonly number[]) =>
  advances.reduce((sum, advance, index) => sum + advance * frequencies[index]!, 0);

/**
 * A face that stands in until the real one has arrived: a local font, made as wide in running text and as high in its lines
 * as the real face, so that the swap moves nothing.
 */
function fallbackFace(
  family: string,
  weights: string,
  { ascent, descent, lineGap, advance }: Awaited<ReturnType<typeof measure>>,
  local: typeof regular,
): string {
  const scale = (textWidth(letters.map(advance)) / textWidth(local.advances)) * 1000;
  const percent = (value: number) => `${Math.round(value * 10000) / 100}%`;
  return [
    `@font-face{font-family:"${family}"`,
    `font-weight:${weights}`,
    `src:${local.names.map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${percent(scale)}`,
    `ascent-override:${percent(ascent / scale)}`,
    `descent-override:${percent(descent / scale)}`,
    `line-gap-override:${percent(lineGap / scale)}}`,
  ].join(';');
}

/** The module with what CSS and the breaking of lines have to know of the font files. */
export async function fontMetrics(): Promise<string> {
  const display = await measure('display', 700);
  const fallbackFaces = [
    fallbackFace('Anek Latin Fallback', '500 700', display, bold),
    fallbackFace('Atkinson Fallback', '400 599', await measure('text', 400), regular),
    fallbackFace('Atkinson Fallback', '600 700', await measure('text', 700), bold),
  ];
  const advances = Object.fromEntries(
    [...characters].map((character) => [character, Math.round(display.advance(character) * 1000)]),
  );
  return `/** \`@font-face\` rules of local fonts that stand in until the real faces have arrived, with the real faces' measures. */
export const fallbackFaces = ${JSON.stringify(fallbackFaces.join('\n'))};

/** Advance widths of the display face at weight 700, in thousandths of an em. */
export const displayAdvances: Readonly<Record<string, number>> = ${JSON.stringify(advances)};
`;
}
