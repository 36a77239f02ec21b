import * as tokens from './tokens';

/** `colour('ink-2')` → `var(--ink-2)`. */
export const colour = (name: tokens.Colour) => `var(--${name})`;
/** `size('page')` → the font size, fluid between 390 px and 1280 px wide. */
export const size = (name: tokens.Size) => `var(--fs-${name})`;
/** The line height of display type, as a number; more in languages whose letters are taller (`globalCss.ts`). */
export const leading = (height: number) => `calc(${height} + var(--taller))`;
/** `space(24)` → 24 px at the default font size. */
export const space = (step: tokens.Space) => `var(--s${step})`;
export const font = (name: tokens.Font) => `var(--f-${name})`;
export const radius = (name: tokens.Radius) => `var(--r-${name})`;
export const duration = (name: tokens.Duration) => `var(--t-${name})`;
export const ease = (name: tokens.Easing) => `var(--e-${name})`;
export const layer = (name: tokens.Layer) => `var(--z-${name})`;
export const shadow = (name: tokens.Shadow) => `var(--shadow-${name})`;

/** Media queries by breakpoint; the boundary itself belongs to `below`. */
export const below = (name: tokens.Breakpoint) => `@media (max-width: ${tokens.breakpoints[name]})`;

/** Motion is optional: animations and transitions go inside this query. */
export const motion = '@media screen and (prefers-reduced-motion: no-preference)';

/** For what paper has no use for. */
export const notPrinted = '@media print { display: none; }';

/** Marks an element that keeps clear of what stands at the bottom of the window, by `--banner` and `--launcher`. */
export const clearOfBars = { 'data-clear-of-bars': '' };

/**
 * Styles of a bar at the bottom of the window, which is one of `PageFrame`'s overlays: what takes the focus is scrolled clear of it (WCAG
 * 2.2 2.4.11), and elements that are marked so know its height as `--banner`. The root does not: a variable that changes there has the
 * browser style the whole page anew. Nor is the bar looked for anywhere else: the browser would go through all of a long page whenever
 * something changes in it.
 *
 * @param height of the bar, a CSS length
 */
export const barOverPage = (height: string) => `
  html:has(> body > * > * > &) {
    scroll-padding-block-end: calc(${height} + 1rem);

    [data-clear-of-bars] {
      --banner: ${height};
    }
  }
`;

/** Declarations that make an element stand on a tile: text, drawings, dot and focus ring follow. */
export const onTile = `
  --focus: var(--c-line);
  --focus-halo: var(--c-bg);
  --dot: var(--c-dot);
  --dot-ring: var(--c-line);
  background: var(--c-bg);
  color: var(--c-line);
`;

/** The option of a list that the keyboard stands on has a bar; the outline takes its place in forced colours. */
export const onActive = `
  background: ${colour('sunken')};
  box-shadow: inset calc(4px * var(--dir)) 0 ${colour('ink')};
  outline: 2px solid transparent;
  outline-offset: -2px;
`;

/** The variables that drawings and tile parts read, set to one tile's colours. */
export const tileVars = (tile: tokens.Tile) => `
  --c-bg: var(--tile-${tile});
  --c-line: var(--tile-${tile}-line);
  --c-soft: var(--tile-${tile}-soft);
  --c-dot: var(--tile-${tile}-dot);
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

/** A step of the scale, or nothing. */
type Gap = tokens.Space | 0;

/** Parts beside each other in one line, on one middle: `row(12)`. */
export const row = (...gap: Gap[]) => `
  display: flex;
  align-items: center;
  gap: ${gap.map((step) => step && space(step)).join(' ')};
`;

/** A {@link row} that goes on in the next line: `cluster(8, 16)` has 8 px between lines and 16 px in them. */
export const cluster = (...gap: Gap[]) => `
  ${row(...gap)}
  flex-wrap: wrap;
`;

/** Parts one below the other. */
export const column = `
  display: flex;
  flex-direction: column;
`;

/** As high as wide. */
export const square = (length: string) => `
  inline-size: ${length};
  block-size: ${length};
`;
