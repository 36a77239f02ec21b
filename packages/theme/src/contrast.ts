/**
 * Pairs of colours that appear on one another, and the contrast they need. Unit tests check every pair in both themes, and Storybook shows the
 * ratios; visitors load neither.
 */
import { tiles, type Colour, type Pair, type Tile, type TilePart } from './defaults';

/** Themes, in the order of the tokens' pairs. */
export const themes = ['light', 'dark'] as const;
/** Name of a theme. */
export type ThemeName = (typeof themes)[number];

/** What a colour is used for on another: text, the edge or mark of a control, or decoration that nothing depends on. */
export type ContrastUse = 'text' | 'control' | 'decoration';

/** Minimum ratio for each use (WCAG 2.2 1.4.3 and 1.4.11, level AA), for the smallest text. */
export const minimumRatio: Record<ContrastUse, number> = { text: 4.5, control: 3, decoration: 1 };

/** A colour role, or part of a tile such as `accent/line`. */
export type ColourName = Colour | `${Tile}/${TilePart}`;

/** One colour on another. */
export interface ContrastPair {
  foreground: ColourName;
  /** Its backgrounds. With several, contrast with one is enough: a dot, for example, has a ring. */
  backgrounds: readonly ColourName[];
  use: ContrastUse;
}

const on =
  (use: ContrastUse, foregrounds: readonly ColourName[]) =>
  (...backgrounds: ColourName[]): ContrastPair[] =>
    foregrounds.flatMap((foreground) =>
      backgrounds.map((background) => ({ foreground, backgrounds: [background], use })),
    );

/** Every pair of roles that components use. */
const rolePairs: readonly ContrastPair[] = [
  ...on('text', ['ink', 'ink-2', 'ink-3'])('ground', 'raised', 'sunken'),
  ...on('text', ['err'])('ground', 'raised', 'err-bg'),
  ...on('text', ['ink'])('err-bg'),
  ...on('text', ['code-keyword', 'code-string', 'code-constant', 'code-function'])('sunken'),
  ...on('text', ['btn-fg'])('btn-bg'),
  ...on('text', ['on-accent'])('accent'),
  ...on('text', ['hero-fg', 'hero-2'])('hero'),
  ...on('text', ['foot-fg', 'foot-2'])('foot'),
  ...on('control', ['edge'])('ground', 'raised', 'sunken'),
  ...on('control', ['btn-bg', 'rule'])('ground', 'raised'),
  ...on('control', ['err'])('sunken'),
  ...on('control', ['focus'])('ground', 'raised', 'sunken', 'focus-halo'),
  ...on('control', ['btn-dot'])('btn-bg'),
  ...on('control', ['hero-dot'])('hero'),
  ...on('control', ['foot-dot'])('foot'),
  // The dot has a ring, which makes it visible on any background.
  { foreground: 'dot', backgrounds: ['dot-ring', 'ground'], use: 'control' },
  ...on('decoration', ['hair'])('ground', 'raised'),
  ...on('decoration', ['foot-rule'])('foot'),
  ...on('decoration', ['scrim'])('ground'),
];

const tilePairs = tiles.flatMap((tile): ContrastPair[] => [
  { foreground: `${tile}/line`, backgrounds: [`${tile}/bg`], use: 'text' },
  { foreground: `${tile}/line`, backgrounds: [`${tile}/soft`], use: 'control' },
  { foreground: `${tile}/dot`, backgrounds: [`${tile}/bg`, `${tile}/line`], use: 'control' },
]);

/** Every pair of text, control and tile colours. */
export const contrastPairs: readonly ContrastPair[] = [...rolePairs, ...tilePairs];

/** All colours of a site. */
export interface ColourSet {
  colours: Readonly<Record<Colour, Pair>>;
  tileColours: Readonly<Record<Tile, Readonly<Record<TilePart, Pair>>>>;
}

/**
 * Returns a colour's value in a theme: `colourValue('accent/line', 'dark')` → `#ffc93c`.
 *
 * @param set the colours to look in
 */
export function colourValue(name: ColourName, theme: ThemeName, set: ColourSet): string {
  const [head, part] = name.split('/');
  const pair = part ? set.tileColours[head as Tile][part as TilePart] : set.colours[head as Colour];
  return pair[themes.indexOf(theme) as 0 | 1];
}

/**
 * Parses the two notations of the tokens: `#rrggbb` and `rgb(r g b / a)`.
 *
 * @returns red, green, blue and the opacity (0-1)
 * @throws Error for any other notation
 */
export function channelsOf(value: string) {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(value);
  const functional = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value);
  const parts = hex ?? functional;
  if (!parts) throw new Error(`'${value}' is neither #rrggbb nor rgb(r g b / a).`);
  const rgb = parts.slice(1, 4).map((part) => (hex ? parseInt(part, 16) : Number(part)) / 255);
  return { rgb, alpha: functional ? Number(functional[4]) : 1 };
}

/** Relative luminance, 0-1 (WCAG 2.2, "relative luminance"). */
function luminance(value: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(value).rgb.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colours, 1-21 (WCAG 2.2, "contrast ratio"). */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

/**
 * The best contrast ratio of a pair in a theme, over its backgrounds.
 *
 * @param set the colours to look in
 */
export function pairRatio(
  { foreground, backgrounds }: ContrastPair,
  theme: ThemeName,
  set: ColourSet,
): number {
  return Math.max(
    ...backgrounds.map((background) =>
      contrastRatio(colourValue(foreground, theme, set), colourValue(background, theme, set)),
    ),
  );
}
