/**
 * Makes the site's three font files from the licensed packages, and the numbers that go with them. Run it with `pnpm fonts`
 * after a change here or of a font package; what it writes (the fonts, `fonts/OFL-*.txt`, `metrics.ts`) is committed.
 *
 * Display is Anek Latin at width 84, weight 500 to 700; text is Atkinson Hyperlegible Next, weight 400 to 700; code is
 * JetBrains Mono, weight 400. They keep ASCII, the letters of Western European languages, and punctuation.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

import { measure, type FontMeasures } from './sfnt';
import { charactersOf, fontParts } from './split';

const here = dirname(fileURLToPath(import.meta.url));
const outFolder = join(here, '../../fonts');
const require = createRequire(import.meta.url);
const packageFile = (name: string, file: string) =>
  join(dirname(require.resolve(`${name}/package.json`)), file);

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’‚“”„•…‹›€™−×œŒ`;

interface Face {
  package: string;
  source: string;
  output: string;
  /** Variation axes of the file; left out where it has none. */
  axes?: Record<string, number | { min: number; max: number; default: number }>;
}

const display: Face = {
  package: '@fontsource-variable/anek-latin',
  source: 'files/anek-latin-latin-standard-normal.woff2',
  output: 'anek-latin-display.woff2',
  axes: { wdth: 84, wght: { min: 500, max: 700, default: 500 } },
};

const text: Face = {
  package: '@fontsource-variable/atkinson-hyperlegible-next',
  source: 'files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  output: 'atkinson-hyperlegible-next-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 700, default: 400 } },
};

const code: Face = {
  package: '@fontsource/jetbrains-mono',
  source: 'files/jetbrains-mono-latin-400-normal.woff2',
  output: 'jetbrains-mono-code.woff2',
};

/** Kerning, and figures that line up; hinting and stylistic sets stay behind. */
const kept = { noHinting: true, keepFeatures: ['kern', 'lnum', 'tnum'] };

const sourceOf = (face: Face) => readFileSync(packageFile(face.package, face.source));

async function writeFace(face: Face): Promise<void> {
  const parts = fontParts.filter(({ start }) => face.output.startsWith(start));
  for (const [output, some] of [
    [face.output, characters],
    ...parts.map(({ file, range }) => [join('split', file), charactersOf(range)] as const),
  ] as const) {
    const woff2 = await subsetFont(sourceOf(face), some, {
      ...kept,
      targetFormat: 'woff2',
      ...(face.axes && { variationAxes: face.axes }),
    });
    writeFileSync(join(outFolder, output), woff2);
    console.log(`${output}: ${woff2.length} bytes`);
  }
  copyFileSync(
    packageFile(face.package, 'LICENSE'),
    join(outFolder, `OFL-${basename(face.package)}.txt`),
  );
}

async function measureAt(face: Face, weight: number): Promise<FontMeasures> {
  const variationAxes = { ...face.axes, wght: weight };
  return measure(
    await subsetFont(sourceOf(face), characters, { ...kept, targetFormat: 'sfnt', variationAxes }),
  );
}

/** How often letters and the space come in a thousand characters of English. */
const frequencies: Record<string, number> = Object.fromEntries(
  'space 183,e 102,t 75,a 65,o 62,n 57,i 57,s 53,r 50,h 50,l 33,d 33,u 23,c 22,m 20,f 20,w 17,g 16,p 15,y 14,b 13,v 8,k 6,x 1,j 1,q 1,z 1'
    .split(',')
    .map((entry) => entry.split(' '))
    .map(([letter, count]) => [letter === 'space' ? ' ' : letter, Number(count)]),
);

/**
 * Local fonts and the advance widths of a space and a-z in thousandths of an em. Arial, Helvetica and Liberation Sans agree
 * by design; Roboto is within three in a hundred of them.
 */
const regular = {
  names: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Roboto'],
  advances: widths(
    '278 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500',
  ),
};
const bold: typeof regular = {
  names: ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold', 'Roboto Bold'],
  advances: widths(
    '278 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500',
  ),
};

function widths(list: string): Record<string, number> {
  const values = list.split(' ').map(Number);
  return Object.fromEntries([...' abcdefghijklmnopqrstuvwxyz'].map((c, i) => [c, values[i] ?? 0]));
}

/** Mean advance of running text in ems. */
function meanAdvance(advance: (character: string) => number): number {
  const entries = Object.entries(frequencies);
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  return entries.reduce((sum, [letter, count]) => sum + advance(letter) * count, 0) / total;
}

/**
 * A face that stands in until the real one has arrived: a local font, made as wide in running text and as high in its lines
 * as the real face, so that the swap moves nothing.
 */
function fallbackFace(
  family: string,
  weights: string,
  font: FontMeasures,
  { names, advances }: typeof regular,
): string {
  const inEms = (character: string) => (font.advance(character) ?? 0) / font.unitsPerEm;
  const scale = meanAdvance(inEms) / meanAdvance((character) => (advances[character] ?? 0) / 1000);
  const percent = (value: number) => `${Math.round(value * 10000) / 100}%`;
  const ofLine = (value: number) => percent(value / font.unitsPerEm / scale);
  return [
    `@font-face{font-family:"${family}"`,
    `font-weight:${weights}`,
    `src:${names.map((name) => `local("${name}")`).join(',')}`,
    `size-adjust:${percent(scale)}`,
    `ascent-override:${ofLine(font.ascent)}`,
    `descent-override:${ofLine(font.descent)}`,
    `line-gap-override:${ofLine(font.lineGap)}}`,
  ].join(';');
}

mkdirSync(join(outFolder, 'split'), { recursive: true });
await writeFace(display);
await writeFace(text);
await writeFace(code);

const displayMeasures = await measureAt(display, 700);
const fallbackFaces = [
  fallbackFace('Anek Latin Fallback', '500 700', displayMeasures, bold),
  fallbackFace('Atkinson Fallback', '400 599', await measureAt(text, 400), regular),
  fallbackFace('Atkinson Fallback', '600 700', await measureAt(text, 700), bold),
];
const advances = Object.fromEntries(
  [...characters].flatMap((character) => {
    const advance = displayMeasures.advance(character);
    return advance === undefined
      ? []
      : [[character, Math.round((advance / displayMeasures.unitsPerEm) * 1000)]];
  }),
);

writeFileSync(
  join(here, 'metrics.ts'),
  `/* Written by subset.ts from the font files: change it there. */

/** \`@font-face\` rules of local fonts that stand in until the real faces have arrived, with the real faces' measures. */
export const fallbackFaces = \`${fallbackFaces.join('\n')}\`;

/** Advance widths of the display face at weight 700, in thousandths of an em. */
export const displayAdvances: Readonly<Record<string, number>> = ${JSON.stringify(advances)};
`,
);
