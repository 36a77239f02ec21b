import * as tokens from './tokens';

/** Tokens as custom properties: `--prefix-name:value;`. */
const properties = (
  prefix: string,
  group: Readonly<Record<string, tokens.Token<string | number>>>,
) =>
  Object.entries(group)
    .map(([name, [value]]) => `--${prefix}${name}:${value};`)
    .join('');

/** What differs between the themes. A tile's ground has the tile's own name: `--tile-neem`, `--tile-neem-line`. */
function themed(theme: 0 | 1): string {
  const ofTheme = (prefix: string, pairs: Readonly<Record<string, tokens.Pair>>) =>
    Object.entries(pairs)
      .map(([name, pair]) => `--${prefix}${name}:${pair[theme]};`)
      .join('');
  const ofTiles = Object.entries(tokens.tileColours).map(([tile, { bg, line, soft, dot }]) =>
    ofTheme(`tile-${tile}`, { '': bg, '-line': line, '-soft': soft, '-dot': dot }),
  );
  return ofTheme('', tokens.colours) + ofTiles.join('') + ofTheme('shadow-', tokens.shadows);
}

/** What both themes share. */
const shared = () =>
  properties('f-', tokens.fonts) +
  properties('fs-', tokens.sizes) +
  properties('s', tokens.spaces) +
  properties('r-', tokens.radii) +
  properties('', tokens.lines) +
  Object.entries(tokens.durations)
    .map(([name, [ms]]) => `--t-${name}:${ms}ms;`)
    .join('') +
  properties('e-', tokens.easings) +
  properties('z-', tokens.layers) +
  '--gutter:clamp(1.25rem, .3rem + 4vw, 4.5rem);--max:92rem;' +
  '--bleed:calc(max(0px, (100vw - var(--max) - var(--gutter) * 2) / 2) + var(--gutter));--dir:1;';

/**
 * Every token as a custom property: light on `:root`, dark under `body.dark`, since it is the body that the theme's class is put
 * on. Printing always takes the light set: paper is white. A function, so that a bundle which does not call it drops the values.
 */
export const tokensCss = () =>
  [
    `:root{color-scheme:light;${themed(0)}${shared()}}`,
    `[dir=rtl]{--dir:-1}`,
    `@media not print{body.dark{color-scheme:dark;${themed(1)}}}`,
  ].join('\n');
