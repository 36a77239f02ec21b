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
  tiles,
} from './tokens';

const declarations = (entries: Iterable<readonly [string, string | number]>) =>
  [...entries].map(([name, value]) => `--${name}:${value};`).join('');

const prefixed = (prefix: string, values: Record<string, string | number>) =>
  Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value] as const);

function themed(theme: 0 | 1) {
  return declarations([
    ...Object.entries(colours).map(([name, pair]) => [name, pair[theme]] as const),
    ...tiles.flatMap((tile) =>
      Object.entries(tileColours[tile]).map(
        ([part, pair]) => [`t-${tile}${part === 'bg' ? '' : `-${part}`}`, pair[theme]] as const,
      ),
    ),
    ...prefixed(
      'shadow-',
      Object.fromEntries(Object.entries(shadows).map(([n, p]) => [n, p[theme]])),
    ),
  ]);
}

/**
 * Every token as a custom property: light on `:root`, dark under `body.dark`. Printing always takes the light set: paper is
 * white. A function, so that a bundle which does not call it drops the values.
 */
export const tokensCss = () =>
  [
    `:root{color-scheme:light;${themed(0)}${declarations([
      ...prefixed('f-', fonts),
      ...prefixed('fs-', sizes),
      ...prefixed('s', spaces),
      ...prefixed('r-', radii),
      ...prefixed('', lines),
      ...prefixed(
        't-',
        Object.fromEntries(Object.entries(durations).map(([n, ms]) => [n, `${ms}ms`])),
      ),
      ...prefixed('e-', easings),
      ...prefixed('z-', layers),
      ['gutter', 'clamp(1.25rem, .3rem + 4vw, 4.5rem)'],
      ['max', '92rem'],
      ['measure', '38rem'],
      ['bleed', 'calc(max(0px, (100vw - var(--max) - var(--gutter) * 2) / 2) + var(--gutter))'],
      ['dir', 1],
    ])}}`,
    `[dir=rtl]{--dir:-1}`,
    `@media not print{body.dark{color-scheme:dark;${themed(1)}}}`,
  ].join('\n');
