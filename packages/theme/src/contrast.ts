/** Pairs of foreground and background colours, and the contrast that each pair needs. Visitors do not load this module. */
import { converter, wcagContrast } from 'culori';
import { tiles, type Colour, type ThemedColour, type Tile, type TilePart } from './defaults';

const rgb = converter('rgb');

/** Themes, in the order of the values in each token. */
export const themes = ['light', 'dark'] as const;
export type ThemeName = (typeof themes)[number];

/** Use of a foreground colour: text, the edge or mark of a control, or decoration. */
export type ContrastUse = 'text' | 'control' | 'decoration';

/** Minimum ratio for each use (WCAG 2.2, 1.4.3 and 1.4.11, level AA). All text must pass as small text. */
export const minimumRatio: Record<ContrastUse, number> = { text: 4.5, control: 3, decoration: 1 };

/** A colour role, or part of a tile such as `accent/line`. */
export type ColourName = Colour | `${Tile}/${TilePart}`;

export interface ContrastPair {
  foreground: ColourName;
  /** Contrast with one of the backgrounds is enough. For example, a dot stands out from its ring or from the page. */
  backgrounds: readonly ColourName[];
  use: ContrastUse;
}

const pairsFor =
  (use: ContrastUse, foregrounds: readonly ColourName[]) =>
  (...backgrounds: ColourName[]): ContrastPair[] =>
    foregrounds.flatMap((foreground) =>
      backgrounds.map((background) => ({ foreground, backgrounds: [background], use })),
    );

const rolePairs: readonly ContrastPair[] = [
  ...pairsFor('text', ['ink', 'ink-2', 'ink-3'])('ground', 'raised', 'sunken'),
  ...pairsFor('text', ['err'])('ground', 'raised', 'err-bg'),
  ...pairsFor('text', ['ink'])('err-bg'),
  ...pairsFor('text', ['code-keyword', 'code-string', 'code-constant', 'code-function'])('sunken'),
  ...pairsFor('text', ['btn-fg'])('btn-bg'),
  ...pairsFor('text', ['on-accent'])('accent'),
  // `mark` is a background, but is listed as a foreground, because only foregrounds are adjusted.
  ...pairsFor('text', ['mark'])('ink'),
  ...pairsFor('text', ['hero-fg', 'hero-2'])('hero'),
  ...pairsFor('text', ['foot-fg', 'foot-2'])('foot'),
  ...pairsFor('control', ['edge'])('ground', 'raised', 'sunken'),
  ...pairsFor('control', ['btn-bg', 'rule'])('ground', 'raised'),
  ...pairsFor('control', ['err'])('sunken'),
  ...pairsFor('control', ['focus'])('ground', 'raised', 'sunken', 'focus-halo'),
  ...pairsFor('control', ['btn-dot'])('btn-bg'),
  ...pairsFor('control', ['hero-dot'])('hero'),
  ...pairsFor('control', ['foot-dot'])('foot'),
  // The ring makes the dot visible on any background.
  { foreground: 'dot', backgrounds: ['dot-ring', 'ground'], use: 'control' },
  ...pairsFor('decoration', ['hair'])('ground', 'raised'),
  ...pairsFor('decoration', ['foot-rule'])('foot'),
  ...pairsFor('decoration', ['scrim'])('ground'),
];

/** Tiles in strong colours. The header's logo has no ring, so its dot needs contrast with the tile. */
const strongTiles: readonly Tile[] = ['accent', 'highlight', 'deep', 'ink'];

const tilePairs = tiles.flatMap((tile): ContrastPair[] => [
  { foreground: `${tile}/line`, backgrounds: [`${tile}/bg`], use: 'text' },
  { foreground: `${tile}/line`, backgrounds: [`${tile}/soft`], use: 'control' },
  {
    foreground: `${tile}/dot`,
    backgrounds: strongTiles.includes(tile) ? [`${tile}/bg`] : [`${tile}/bg`, `${tile}/line`],
    use: 'control',
  },
]);

/** All pairs of foreground and background: colour roles and tile colours. */
export const contrastPairs: readonly ContrastPair[] = [...rolePairs, ...tilePairs];

export interface ColourSet {
  colours: Readonly<Record<Colour, ThemedColour>>;
  tileColours: Readonly<Record<Tile, Readonly<Record<TilePart, ThemedColour>>>>;
}

/** Returns a colour's values in both themes. */
export function valuesOf<Set extends ColourSet>(name: ColourName, set: Set) {
  const [head, part] = name.split('/');
  return (
    part ? set.tileColours[head as Tile][part as TilePart] : set.colours[head as Colour]
  ) as Set['colours'][Colour];
}

/** Returns a colour's value in a theme: `colourValue('accent/line', 'dark', siteColours)` → `#ffc93c`. */
export const colourValue = (name: ColourName, theme: ThemeName, set: ColourSet): string =>
  valuesOf(name, set)[theme === 'light' ? 0 : 1];

/** Parses a CSS colour to red, green, blue and the opacity, each from 0 to 1. Throws an Error for any other text. */
export function parseColour(value: string) {
  const colour = rgb(value);
  if (!colour) throw new Error(`'${value}' is not a colour.`);
  const { r, g, b, alpha = 1 } = colour;
  return { rgb: [r, g, b], alpha };
}

/** Returns the contrast ratio of two opaque colours, 1-21 (WCAG 2.2, "contrast ratio"). */
export const contrastRatio: (first: string, second: string) => number = wcagContrast;

/** Returns a pair's contrast ratio in a theme: the highest ratio against any of its backgrounds. */
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
