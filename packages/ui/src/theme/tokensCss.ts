import {
  colours,
  durations,
  easings,
  fonts,
  layers,
  lines,
  radii,
  shadows,
  sizes,
  spaces,
  tileColours,
} from './tokens';

type Values = Readonly<Record<string, string | number>>;

/** The values as custom properties: `--prefix-name:value;`. */
const properties = (prefix: string, values: Values) =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}:${value};`)
    .join('');

/** Pairs of [light, dark] as one theme's values. */
const inTheme = (theme: 0 | 1, pairs: Readonly<Record<string, readonly [string, string]>>) =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[theme]]));

/** What differs between the themes. A tile's ground has the tile's own name: `--tile-neem`, `--tile-neem-line`. */
const themed = (theme: 0 | 1) =>
  properties('', inTheme(theme, colours)) +
  Object.entries(tileColours)
    .map(([tile, { bg, line, soft, dot }]) =>
      properties(
        `tile-${tile}`,
        inTheme(theme, { '': bg, '-line': line, '-soft': soft, '-dot': dot }),
      ),
    )
    .join('') +
  properties('shadow-', inTheme(theme, shadows));

/** What both themes share. */
const shared = () =>
  properties('f-', fonts) +
  properties('fs-', sizes) +
  properties('s', spaces) +
  properties('r-', radii) +
  properties('', lines) +
  Object.entries(durations)
    .map(([name, ms]) => `--t-${name}:${ms}ms;`)
    .join('') +
  properties('e-', easings) +
  properties('z-', layers) +
  properties('', {
    gutter: 'clamp(1.25rem, .3rem + 4vw, 4.5rem)',
    max: '92rem',
    measure: '38rem',
    bleed: 'calc(max(0px, (100vw - var(--max) - var(--gutter) * 2) / 2) + var(--gutter))',
    dir: 1,
  });

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
