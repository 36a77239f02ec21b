import * as tokens from '@portfolio/theme';

/** Returns a colour: `colour('ink-2')` is `var(--ink-2)`. */
export const colour = (name: tokens.Colour) => `var(--${name})`;
/** Returns a font size, which is fluid in windows from 390 to 1280 px wide. */
export const size = (name: tokens.Size) => `var(--fs-${name})`;
/** Returns a line height for display type, larger in languages with taller letters (`base.css`). */
export const leading = (height: number) => `calc(${height} + var(--extra-leading))`;
/** Returns a length: `space(24)` is 24 px at the default font size. */
export const space = (step: tokens.Space) => `var(--s${step})`;
export const font = (name: tokens.Font) => `var(--f-${name})`;
export const radius = (name: tokens.Radius) => `var(--r-${name})`;
export const duration = (name: tokens.Duration) => `var(--t-${name})`;
export const ease = (name: tokens.Easing) => `var(--e-${name})`;
export const layer = (name: tokens.Layer) => `var(--z-${name})`;
export const shadow = (name: tokens.Shadow) => `var(--shadow-${name})`;

/** Returns a media query for windows up to and including a breakpoint. */
export const below = (name: tokens.Breakpoint) => `@media (max-width: ${tokens.breakpoints[name]})`;

/** Media query for all animations and transitions. Excludes print and visitors who prefer reduced motion. */
export const motion = '@media screen and (prefers-reduced-motion: no-preference)';

/** Hides an element in print. */
export const notPrinted = '@media print { display: none; }';

/** Attribute for elements that stay above bars at the bottom of the window. Bars set `--banner` and `--launcher` on these elements. */
export const aboveBars = { 'data-above-bars': '' };

/**
 * Returns styles for a bar at the bottom of the window. Focused elements scroll clear of the bar (WCAG 2.2, 2.4.11). Only elements with
 * {@link aboveBars} get `--banner`, because a new value on the root would restyle the whole page.
 *
 * @param height a CSS length
 */
export const barOverPage = (height: string) => `
  html:has(&) {
    scroll-padding-block-end: calc(${height} + 1rem);

    [data-above-bars] {
      --banner: ${height};
    }
  }
`;

/** Sets the colours of text, drawings, dots and focus rings on a tile. */
export const onTile = `
  --focus: var(--c-line);
  --focus-halo: var(--c-bg);
  --dot: var(--c-dot);
  --dot-ring: var(--c-line);
  background: var(--c-bg);
  color: var(--c-line);
`;

/** Marks the active option with a bar or, in forced colours, an outline. */
export const activeOption = `
  background: ${colour('sunken')};
  box-shadow: inset calc(4px * var(--dir)) 0 ${colour('ink')};
  outline: 2px solid transparent;
  outline-offset: -2px;
`;

/** Sets the tile variables that drawings and components read. */
export const tileVars = (tile: tokens.Tile) => `
  --c-bg: var(--tile-${tile});
  --c-line: var(--tile-${tile}-line);
  --c-soft: var(--tile-${tile}-soft);
  --c-dot: var(--tile-${tile}-dot);
`;

/** Hides an element visually, but not from screen readers. */
export const visuallyHidden = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

type Gap = tokens.Space | 0;

/** Lays out children in a vertically centred row: `row(12)`. */
export const row = (...gap: Gap[]) => `
  display: flex;
  align-items: center;
  gap: ${gap.map((step) => step && space(step)).join(' ')};
`;

/** Lays out children in a {@link row} that wraps: `cluster(8, 16)` has 8 px between lines and 16 px between children. */
export const cluster = (...gap: Gap[]) => `
  ${row(...gap)}
  flex-wrap: wrap;
`;

/** Stacks children. */
export const column = `
  display: flex;
  flex-direction: column;
`;

/** Sets equal width and height. */
export const square = (length: string) => `
  inline-size: ${length};
  block-size: ${length};
`;
