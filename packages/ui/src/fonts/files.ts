import type { Font } from '../theme/tokens';

/** Letters, figures, and the signs of running text: what most pages do with. */
const basicRange =
  'U+20-3B,U+3D,U+3F-5B,U+5D,U+5F,U+61-7A,U+A0,U+A9,U+B7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026';
/** Signs of simple arithmetic and of code, which stand in text and hardly ever in a heading. */
const signs = 'U+3C,U+3E,U+7B-7D,U+B0,U+D7,U+F7,U+2212';
/** The other letters of Western European languages, and rarer signs. */
const otherRange = (letters: string) =>
  `U+5C,U+5E,U+60,U+7E,U+A1-A8,U+AA-AF,U+B1-B6,U+B8-D6,${letters},U+F8-FF,U+152-153,U+201A,U+201E,U+2039-203A,U+20AC,U+2122`;

/** A font file, by its name in `fonts`, and the characters that browsers fetch it for, as CSS writes them. */
interface FontPart {
  file: string;
  range: string;
}

/** The parts of a variable font, of which every page needs the first. */
const partsOf = (name: string, basic: string, other: string): readonly FontPart[] => [
  { file: `split/${name}-basic.woff2`, range: basic },
  { file: `split/${name}-other.woff2`, range: other },
];

/**
 * The files of each face: the whole, and parts of it. A visitor who reads English gets half of the letters, 30 KB of 46. Kerning
 * between letters of two parts is lost, a quarter of a pixel at 18 px, so the print app, pictures and Storybook take the whole
 * files. The footer of every page offers languages by their own names, in the text face: Français, Español.
 */
export const fontFiles: Record<Font, { file: string; parts: readonly FontPart[] }> = {
  display: {
    file: 'anek-latin-display.woff2',
    parts: partsOf('anek-latin', basicRange, `${otherRange('U+D8-E8,U+EA-F6')},${signs}`),
  },
  text: {
    file: 'atkinson-hyperlegible-next-latin-wght-normal.woff2',
    parts: partsOf(
      'atkinson-hyperlegible-next',
      `${basicRange},${signs},U+E7,U+F1`,
      otherRange('U+D8-E6,U+E8,U+EA-F0,U+F2-F6'),
    ),
  },
  mono: { file: 'jetbrains-mono-code.woff2', parts: [] },
};

/** All characters of a range as CSS writes it. */
export const charactersOf = (range: string): string =>
  range
    .split(',')
    .flatMap((some) => {
      const [from = 0, to = from] = some
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');

/** All that the site's faces have. */
export const characters = fontFiles.display.parts.map(({ range }) => charactersOf(range)).join('');
