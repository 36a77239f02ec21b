/**
 * Which colour stands on which, and how far apart they have to be. The unit tests compute every pair in both themes, and
 * Storybook shows the figures; neither is part of what visitors load.
 */
import { colours, tileColours, tiles, type Colour, type Tile, type TilePart } from './tokens';

/** Themes in the order of the tokens' pairs. */
export const themes = ['light', 'dark'] as const;
/** Light is day; dark is the hour before dawn. */
export type ThemeName = (typeof themes)[number];

/**
 * What a colour does on another: words, the edge or mark of something that is operated or understood by it, or decoration that
 * nothing depends on.
 */
export type ContrastUse = 'text' | 'control' | 'decoration';

/** The least ratio for each use (WCAG 2.2 1.4.3 and 1.4.11, level AA). The smallest text counts: nothing relies on being large. */
export const minimumRatio: Record<ContrastUse, number> = { text: 4.5, control: 3, decoration: 1 };

/** A colour role, or a tile's part such as `manjal/line`. */
export type ColourName = Colour | `${Tile}/${TilePart}`;

/** One colour on another. */
export interface ContrastPair {
  foreground: ColourName;
  /** Where it stands. With several, it is enough that it is told from one of them, as a dot is from its ring or its ground. */
  backgrounds: readonly ColourName[];
  use: ContrastUse;
}

const on =
  (use: ContrastUse, foregrounds: readonly ColourName[]) =>
  (...backgrounds: ColourName[]): ContrastPair[] =>
    foregrounds.flatMap((foreground) =>
      backgrounds.map((background) => ({ foreground, backgrounds: [background], use })),
    );

/** Every pair of roles that the parts use. */
const rolePairs: readonly ContrastPair[] = [
  ...on('text', ['ink', 'ink-2', 'ink-3'])('ground', 'raised', 'sunken'),
  ...on('text', ['err'])('ground', 'raised', 'err-bg'),
  ...on('text', ['ink'])('err-bg'),
  ...on('text', ['code-keyword', 'code-string', 'code-constant', 'code-function'])('sunken'),
  ...on('text', ['btn-fg'])('btn-bg'),
  ...on('text', ['on-manjal'])('manjal'),
  ...on('text', ['hero-fg', 'hero-2'])('hero'),
  ...on('text', ['foot-fg', 'foot-2'])('foot'),
  ...on('control', ['edge'])('ground', 'raised', 'sunken'),
  ...on('control', ['btn-bg', 'rule'])('ground', 'raised'),
  ...on('control', ['err'])('sunken'),
  ...on('control', ['focus'])('ground', 'raised', 'sunken', 'focus-halo'),
  ...on('control', ['btn-dot'])('btn-bg'),
  ...on('control', ['hero-dot'])('hero'),
  ...on('control', ['foot-dot'])('foot'),
  // The dot has a ring, so that it is seen on any ground.
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

/** Returns a colour's value in a theme, as it is in the tokens: `colourValue('manjal/line', 'dark')` → `#ffc93c`. */
export function colourValue(name: ColourName, theme: ThemeName): string {
  const [head, part] = name.split('/');
  const pair = part ? tileColours[head as Tile][part as TilePart] : colours[head as Colour];
  return pair[themes.indexOf(theme) as 0 | 1];
}

/**
 * Reads the two notations that the tokens use: `#rrggbb` and `rgb(r g b / a)`.
 *
 * @returns Red, green and blue, and the opacity, 0-1.
 * @throws When it is neither.
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

/** The ratio that counts for a pair in a theme: the best where several backgrounds will do. */
export function pairRatio({ foreground, backgrounds }: ContrastPair, theme: ThemeName): number {
  return Math.max(
    ...backgrounds.map((background) =>
      contrastRatio(colourValue(foreground, theme), colourValue(background, theme)),
    ),
  );
}
