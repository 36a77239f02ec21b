import * as tokens from './tokens';

/** The entries of a group as custom properties: `--prefix-name:value;`. */
const properties = <Entry>(
  prefix: string,
  group: Readonly<Record<string, Entry>>,
  valueOf: (entry: Entry) => string | number,
) =>
  Object.entries(group)
    .map(([name, entry]) => `--${prefix}${name}:${valueOf(entry)};`)
    .join('');

/** A colour in both themes, of which the `color-scheme` of the place picks one. */
const themed = ([light, dark]: tokens.Pair) =>
  light === dark ? light : `light-dark(${light},${dark})`;

/** The value of what both themes share. */
const value = ([value]: tokens.Token<string | number>) => value;

/** A tile's ground has the tile's own name: `--tile-neem`, `--tile-neem-line`. */
const tileProperties = () =>
  Object.entries(tokens.tileColours)
    .map(([tile, { bg, line, soft, dot }]) =>
      properties(`tile-${tile}`, { '': bg, '-line': line, '-soft': soft, '-dot': dot }, themed),
    )
    .join('');

/**
 * Every token as a custom property, on `:root`. The body's class decides on the theme, and a part with a `color-scheme` of its own has
 * that one's colours. Printing always takes the light ones: paper is white. A function, so that a bundle which does not call it drops
 * the values.
 */
export const tokensCss = () =>
  [
    `:root{color-scheme:light;`,
    properties('', tokens.colours, themed),
    tileProperties(),
    properties('shadow-', tokens.shadows, ([light]) => light),
    properties('f-', tokens.fonts, value),
    properties('fs-', tokens.sizes, value),
    properties('s', tokens.spaces, value),
    properties('r-', tokens.radii, value),
    properties('', tokens.lines, value),
    properties('t-', tokens.durations, ([ms]) => `${ms}ms`),
    properties('e-', tokens.easings, value),
    properties('z-', tokens.layers, value),
    '--gutter:clamp(1.25rem, .3rem + 4vw, 4.5rem);--max:92rem;',
    '--bleed:calc(max(0px, (100vw - var(--max) - var(--gutter) * 2) / 2) + var(--gutter));--dir:1;}\n',
    '[dir=rtl]{--dir:-1}\n',
    `@media not print{body.dark{color-scheme:dark;${properties('shadow-', tokens.shadows, ([, dark]) => dark)}}}`,
  ].join('');
