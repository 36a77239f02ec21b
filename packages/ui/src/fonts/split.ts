/** A part of a font file: some of its characters, in a file of their own. */
interface FontPart {
  /** How the name of the whole file begins. */
  start: string;
  /** Its name in the folder of the parts. */
  file: string;
  /** Its characters, as CSS writes them. */
  range: string;
  /** Whether every page needs it. */
  isBasic: boolean;
}

/** Letters, figures, and the signs of running text: what most pages do with. */
const basicRange =
  'U+20-3B,U+3D,U+3F-5B,U+5D,U+5F,U+61-7A,U+A0,U+A9,U+B7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026';
/** Signs of simple arithmetic and of code, which stand in text and hardly ever in a heading. */
const signs = 'U+3C,U+3E,U+7B-7D,U+B0,U+D7,U+F7,U+2212';
/** The other letters of Western European languages, and rarer signs. */
const otherRange = (letters: string) =>
  `U+5C,U+5E,U+60,U+7E,U+A1-A8,U+AA-AF,U+B1-B6,U+B8-D6,${letters},U+F8-FF,U+152-153,U+201A,U+201E,U+2039-203A,U+20AC,U+2122`;

/* The footer of every page offers languages by their own names, in the text face: Français, Español. */
const faces = [
  {
    start: 'anek-latin',
    basic: basicRange,
    other: `${otherRange('U+D8-E8,U+EA-F6')},${signs}`,
  },
  {
    start: 'atkinson-hyperlegible-next',
    basic: `${basicRange},${signs},U+E7,U+F1`,
    other: otherRange('U+D8-E6,U+E8,U+EA-F0,U+F2-F6'),
  },
];

/**
 * The parts of the variable fonts. A visitor who reads English gets half of their letters, 30 KB of 46. Kerning between letters of
 * two parts is lost, a quarter of a pixel at 18 px, so the print app, pictures and Storybook take the whole files.
 */
export const fontParts: readonly FontPart[] = faces.flatMap(({ start, basic, other }) => [
  { start, file: `${start}-basic.woff2`, range: basic, isBasic: true },
  { start, file: `${start}-other.woff2`, range: other, isBasic: false },
]);

/** All characters of ranges as CSS writes them. */
export const charactersOf = (ranges: string): string =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [from = 0, to = from] = range
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');

/**
 * Puts the parts of a font file into a style sheet, in the place of its one `@font-face` rule.
 *
 * @param wholeUrl the file's address in the style sheet
 * @param parts address and characters of each part
 */
export const splitFace = (
  css: string,
  wholeUrl: string,
  parts: readonly { url: string; range: string }[],
): string =>
  css.replace(/@font-face\{[^}]*\}/g, (rule) =>
    rule.includes(`url(${wholeUrl})`)
      ? parts
          .map(({ url, range }) =>
            rule.replace(wholeUrl, () => url).replace(/\}$/, `;unicode-range:${range}}`),
          )
          .join('\n')
      : rule,
  );
