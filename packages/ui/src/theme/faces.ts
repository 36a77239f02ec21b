/** A font file, and when browsers fetch it. */
export interface Face {
  family: string;
  /** The weights that the file holds, lightest and boldest; left out where there is one. */
  weights?: string;
  /** Name of the file in the folder of fonts. */
  file: string;
  /** The characters for which it is fetched, as CSS writes them. */
  range?: string;
}

/** ASCII, and the signs of running text and of simple arithmetic: what most pages do with. */
export const basicRange =
  'U+20-7E,U+A0,U+A9,U+B0,U+B7,U+D7,U+E9,U+F7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212';
/** The other letters of Western European languages, and rarer signs. */
const otherRange =
  'U+A1-A8,U+AA-AF,U+B1-B6,U+B8-D6,U+D8-E8,U+EA-F6,U+F8-FF,U+152-153,U+201A,U+201E,U+2039-203A,U+20AC,U+2122';

/** All characters of ranges as CSS writes them. */
export const charactersOf = (ranges: string): string =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = (range.slice(2).split('-') as string[]).map((hex) =>
        Number.parseInt(hex, 16),
      );
      return Array.from({ length: to - from + 1 }, (_, index) =>
        String.fromCodePoint(from + index),
      );
    })
    .join('');

const display = { family: 'Anek Latin Variable', weights: '500 700' };
const text = { family: 'Atkinson Hyperlegible Next Variable', weights: '400 700' };

/**
 * The site's font files. A page fetches those of which it has characters: a visitor who reads English gets half of the letters, and
 * code's only where there is code. `src/fonts/subset.ts` makes the files.
 */
export const faces: readonly Face[] = [
  { ...display, file: 'anek-latin-basic.woff2', range: basicRange },
  { ...display, file: 'anek-latin-other.woff2', range: otherRange },
  { ...text, file: 'atkinson-hyperlegible-next-basic.woff2', range: basicRange },
  { ...text, file: 'atkinson-hyperlegible-next-other.woff2', range: otherRange },
  { family: 'JetBrains Mono', file: 'jetbrains-mono-code.woff2' },
];

/**
 * `@font-face` rules of all files.
 *
 * @param fontUrl returns a file's address by its name
 * @param display what is shown until a file has arrived
 */
export const fontFaces = (fontUrl: (file: string) => string, display = 'fallback'): string =>
  faces
    .map(({ family, weights, file, range }) =>
      [
        `@font-face{font-family:"${family}"`,
        `src:url(${fontUrl(file)}) format("woff2")`,
        ...(weights ? [`font-weight:${weights}`] : []),
        `font-display:${display}`,
        ...(range ? [`unicode-range:${range}`] : []),
      ].join(';'),
    )
    .join('}\n')
    .concat('}');
