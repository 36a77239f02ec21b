import * as css from './css';
import * as tokens from './tokens';

/** The entries of a group as custom properties, under the names by which parts reach them: `--fs-page:…;`. */
const properties = <Name extends string | number, Entry>(
  accessor: (name: Name) => string,
  group: Readonly<Record<Name, Entry>>,
  valueOf: (entry: Entry) => string | number,
) =>
  Object.entries<Entry>(group)
    .map(([name, entry]) => `${accessor(name as Name).slice('var('.length, -1)}:${valueOf(entry)};`)
    .join('');

/** A colour in both themes, of which the `color-scheme` of the place picks one. */
const themed = ([light, dark]: tokens.Pair) =>
  light === dark ? light : `light-dark(${light},${dark})`;

/** The value of what both themes share. */
const value = ([value]: tokens.Token<string | number>) => value;

/** A tile's ground has the tile's own name: `--tile-neem`, `--tile-neem-line`. */
const tileProperties = (tile: tokens.Tile) =>
  properties(
    (part: tokens.TilePart) => `var(--tile-${tile}${part === 'bg' ? '' : `-${part}`})`,
    tokens.tileColours[tile],
    themed,
  );

/**
 * Every token as a custom property, on `:root`. The body's class decides on the theme, and a part with a `color-scheme` of its own has
 * that one's colours. Printing always takes the light ones: paper is white. A function, so that a bundle which does not call it drops
 * the values.
 */
export const tokensCss = () =>
  [
    `:root{color-scheme:light;`,
    properties(css.colour, tokens.colours, themed),
    ...tokens.tiles.map(tileProperties),
    properties(css.shadow, tokens.shadows, ([light]) => light),
    properties(css.font, tokens.fonts, value),
    properties(css.size, tokens.sizes, value),
    properties(css.space, tokens.spaces, value),
    properties(css.radius, tokens.radii, value),
    properties((line) => `var(--${line})`, tokens.lines, value),
    properties(css.duration, tokens.durations, ([ms]) => `${ms}ms`),
    properties(css.ease, tokens.easings, value),
    properties(css.layer, tokens.layers, value),
    '--gutter:clamp(1.25rem, .3rem + 4vw, 4.5rem);--max:92rem;',
    '--bleed:calc(max(0px, (100vw - var(--max) - var(--gutter) * 2) / 2) + var(--gutter));--dir:1;}\n',
    '[dir=rtl]{--dir:-1}\n',
    `@media not print{body.dark{color-scheme:dark;${properties(css.shadow, tokens.shadows, ([, dark]) => dark)}}}`,
  ].join('');
