import {
  breakpoints,
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
  type Breakpoint,
  type Colour,
  type Duration,
  type Easing,
  type Font,
  type Layer,
  type Radius,
  type Size,
  type Space,
  type Tile,
} from './tokens';

/** `colour('ink-2')` → `var(--ink-2)`. */
export const colour = (name: Colour) => `var(--${name})`;
/** `size('page')` → the font size, fluid between 390 px and 1280 px wide. */
export const size = (name: Size) => `var(--fs-${name})`;
/** `space(5)` → 24 px at the default font size. */
export const space = (step: Space) => `var(--s${step})`;
export const font = (name: Font) => `var(--f-${name})`;
export const radius = (name: Radius) => `var(--r-${name})`;
export const duration = (name: Duration) => `var(--t-${name})`;
export const ease = (name: Easing) => `var(--e-${name})`;
export const layer = (name: Layer) => `var(--z-${name})`;
export const shadow = (name: keyof typeof shadows) => `var(--shadow-${name})`;

/** Media queries by breakpoint; the boundary itself belongs to `below`. */
export const below = (name: Breakpoint) => `@media (max-width: ${breakpoints[name]})`;

/** Motion is optional (Decision 12): animations and transitions go inside this query. */
export const motion = '@media (prefers-reduced-motion: no-preference)';

/** Declarations that make an element stand on a tile: text, drawings, dot and focus ring follow. */
export const onTile = `
  --focus: var(--c-line);
  --focus-halo: var(--c-bg);
  --dot: var(--c-dot);
  --dot-ring: var(--c-line);
  background: var(--c-bg);
  color: var(--c-line);
`;

/** The variables that drawings and tile parts read, set to one tile's colours. */
export const tileVars = (tile: Tile) => `
  --c-bg: var(--t-${tile});
  --c-line: var(--t-${tile}-line);
  --c-soft: var(--t-${tile}-soft);
  --c-dot: var(--t-${tile}-dot);
`;

/** Hidden from the eye, read by assistive technology. */
export const visuallyHidden = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

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
 * Every token as a custom property: light on `:root`, dark under `body.dark` (Specification §4 puts the class on the body).
 * Printing always takes the light set: paper is white.
 */
export const tokensCss = [
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
