import { fallbackFace, localFonts, measure } from '@portfolio/theme/fontTools';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { characters, fontFiles } from './files';

const { regular, bold } = localFonts;

const measureFace = (face: 'display' | 'text', weight: number) => {
  const file = join(import.meta.dirname, '../../fonts', fontFiles[face].file);
  return measure(readFileSync(file), characters, { wght: weight });
};

/** Generates a module with the font metrics for CSS and line breaking. */
export async function fontMetrics(): Promise<string> {
  const display = await measureFace('display', 700);
  const text = [
    fallbackFace('Atkinson Fallback', '400 599', await measureFace('text', 400), regular),
    fallbackFace('Atkinson Fallback', '600 700', await measureFace('text', 700), bold),
  ];
  const fallbackFaces = {
    display: fallbackFace('Anek Latin Fallback', '500 700', display, bold),
    text: text.join('\n'),
  };
  const advances = Object.fromEntries(
    [...characters].map((character) => [character, Math.round(display.advance(character) * 1000)]),
  );
  return `/**
   * \`@font-face\` rules for local fallback fonts with the metrics of the default typefaces, used until those have loaded.
   */
export const defaultFallbackFaces = ${JSON.stringify(fallbackFaces)};

/** Advance widths of the default display typeface at weight 700, in thousandths of an em. */
export const defaultAdvances: Readonly<Record<string, number>> = ${JSON.stringify(advances)};
`;
}
