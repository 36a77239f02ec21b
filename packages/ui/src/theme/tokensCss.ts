import * as css from './css.ts';
import * as tokens from '@portfolio/theme';

/** Returns custom properties: `--s24:1.5rem;`. */
const properties = <Name extends string | number, Entry>(
  accessor: (name: Name) => string,
  group: Readonly<Record<Name, Entry>>,
  valueOf: (entry: Entry) => string | number,
) =>
  Object.entries<Entry>(group)
    .map(([name, entry]) => `${accessor(name as Name).slice('var('.length, -1)}:${valueOf(entry)};`)
    .join('');

const tileColour = (tile: tokens.Tile) => (part: tokens.TilePart) =>
  `var(--tile-${tile}${part === 'bg' ? '' : `-${part}`})`;

/** Returns the properties that differ between themes: 0 is light, 1 is dark. `unused` colours are omitted. */
function themed(theme: 0 | 1, unused: readonly tokens.Colour[]): string {
  const inTheme = (pair: tokens.ThemedColour) => pair[theme];
  const used = Object.entries(tokens.colours).filter(
    ([name]) => !unused.some((one) => one === name),
  );
  return [
    properties(
      (name: string) => css.colour(name as tokens.Colour),
      Object.fromEntries(used),
      inTheme,
    ),
    ...tokens.tiles.map((tile) => properties(tileColour(tile), tokens.tileColours[tile], inTheme)),
    properties(css.shadow, tokens.shadows, inTheme),
  ].join('');
}

const inBoth = ([value]: tokens.Token<string | number>) => value;

/**
 * Returns every token except `unused` colours as a custom property. Colours are dark inside `body.dark`, except inside `data-theme="light"` and in print.
 * A function instead of a constant, so that bundlers drop the values if nothing calls it.
 */
export const tokensCss = (unused: readonly tokens.Colour[] = []) =>
  [
    `:root,[data-theme=light]{color-scheme:light;${themed(0, unused)}}\n`,
    ':root{',
    properties(css.font, tokens.fonts, inBoth),
    properties(css.size, tokens.sizes, inBoth),
    properties(css.space, tokens.spaces, inBoth),
    properties(css.radius, tokens.radii, inBoth),
    properties((width) => `var(--${width})`, tokens.borderWidths, inBoth),
    properties(css.duration, tokens.durations, ([ms]) => `${ms}ms`),
    properties(css.ease, tokens.easings, inBoth),
    properties(css.layer, tokens.layers, inBoth),
    '--gutter:clamp(1.25rem, .3rem + 4vw, 4.5rem);--max:92rem;',
    `--extra-leading:${tokens.extraLeading};`,
    '--bleed:calc(max(0px, (100vw - var(--max) - var(--gutter) * 2) / 2) + var(--gutter));--dir:1;}\n',
    '[dir=rtl]{--dir:-1}\n',
    `@media not print{body.dark{color-scheme:dark;${themed(1, unused)}}}`,
  ].join('');
