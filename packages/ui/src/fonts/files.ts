import { basicRange, charactersOf, ownFonts, symbols, type FontPart } from '@portfolio/theme/fonts';
import type { Font } from '@portfolio/theme';

/** Returns the Unicode range of rare symbols and Western European letters, including the given range of letters. */
const otherRange = (letters: string) =>
  `U+5C,U+5E,U+60,U+7E,U+A1-A8,U+AA-AF,U+B1-B6,U+B8-D6,${letters},U+F8-FF,U+152-153,U+201A,U+201E,U+2039-203A,U+20AC,U+2122`;

/** Lists the two subsets of a font. Every page needs the basic subset. */
const partsOf = (name: string, basic: string, other: string): readonly FontPart[] => [
  { file: `split/${name}-basic.woff2`, range: basic },
  { file: `split/${name}-other.woff2`, range: other },
];

/**
 * The default typefaces, whole and as subsets. Subsets save English readers 16 of 46 KB, but lose kerning between letters of different
 * subsets. The print app, Storybook and link preview images use the whole files.
 */
export const fontFiles: Record<Font, { file: string; parts: readonly FontPart[] }> = {
  display: {
    file: 'anek-latin-display.woff2',
    parts: partsOf('anek-latin', basicRange, `${otherRange('U+D8-E8,U+EA-F6')},${symbols}`),
  },
  text: {
    file: 'atkinson-hyperlegible-next-latin-wght-normal.woff2',
    parts: partsOf(
      'atkinson-hyperlegible-next',
      `${basicRange},${symbols},U+E7,U+F1`,
      otherRange('U+D8-E6,U+E8,U+EA-F0,U+F2-F6'),
    ),
  },
  mono: { file: 'jetbrains-mono-code.woff2', parts: [] },
};

/** All characters in the default typefaces. */
export const characters = fontFiles.display.parts
  .map(({ range }) => charactersOf(range ?? ''))
  .join('');

/** Weights of the default typefaces; regular if omitted. */
const weights: Partial<Record<Font, string>> = { display: '500 700', text: '400 700' };

/** A typeface's files: subsets for pages, whole files for everything else. */
export interface FaceFiles {
  parts: readonly FontPart[];
  whole: readonly FontPart[];
}

function filesOf(font: Font): FaceFiles {
  const ownFaces = ownFonts.faces[font];
  if (ownFaces) return { parts: ownFaces, whole: ownFaces };
  const { file, parts } = fontFiles[font];
  const weight = weights[font];
  const withDetails = (part: FontPart, index: number): FontPart => ({
    ...part,
    ...(weight && { weight }),
    isPreloaded: font !== 'mono' && index === 0,
  });
  const whole = [withDetails({ file }, 0)];
  return { parts: parts.length > 0 ? parts.map(withDetails) : whole, whole };
}

/** Files of the site's typefaces. */
export const faceFiles: Record<Font, FaceFiles> = {
  display: /* @__PURE__ */ filesOf('display'),
  text: /* @__PURE__ */ filesOf('text'),
  mono: /* @__PURE__ */ filesOf('mono'),
};

/** Returns whether the owner chose this typeface. */
export const isOwn = (font: Font) => font in ownFonts.faces;
