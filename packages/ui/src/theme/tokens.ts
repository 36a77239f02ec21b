/**
 * The one source of every colour, size and duration on the site.
 *
 * Each entry becomes a CSS custom property (`ink-2` → `--ink-2`), which components reach through the typed accessors in
 * `css.ts`. Both themes exist as variables, so one prerendered page suits either and switching repaints without rendering.
 */

/** A colour in both themes: [light, dark]. Light is day; dark is the hour before dawn. */
type Pair = readonly [light: string, dark: string];

/** Colours by role. Contrast is asserted for every pair in `contrast.ts`. */
export const colours = {
  ground: ['#f0f3ee', '#0e1412'],
  raised: ['#ffffff', '#161e1b'],
  sunken: ['#e3e8e1', '#0a0f0d'],
  ink: ['#14201c', '#eff3ec'],
  'ink-2': ['#45514c', '#b9c4bd'],
  'ink-3': ['#5b6762', '#97a39c'],
  rule: ['#14201c', '#eff3ec'],
  hair: ['#c9d1ca', '#2b3631'],
  edge: ['#75817b', '#72807a'],
  manjal: ['#ffc629', '#ffc629'],
  'on-manjal': ['#14201c', '#14201c'],
  dot: ['#ffc629', '#ffc93c'],
  'dot-ring': ['#14201c', '#0e1412'],
  focus: ['#14201c', '#ffc93c'],
  'focus-halo': ['#ffc629', '#0e1412'],
  'btn-bg': ['#14201c', '#ffc93c'],
  'btn-fg': ['#f7faf5', '#14201c'],
  'btn-dot': ['#ffc629', '#14201c'],
  err: ['#a82a12', '#ff8f75'],
  'err-bg': ['#fbe9e3', '#2c130c'],
  ok: ['#0e5a45', '#7fdcb8'],
  'code-keyword': ['#a3260c', '#ff9b7d'],
  'code-string': ['#0e5a45', '#7fdcb8'],
  'code-constant': ['#7a4a00', '#ffc93c'],
  'code-function': ['#1f4f86', '#9cc6f5'],
  foot: ['#14201c', '#060a09'],
  'foot-fg': ['#f0f3ee', '#eff3ec'],
  'foot-2': ['#b3beb7', '#a9b5ae'],
  'foot-rule': ['#3a4741', '#2b3631'],
  'foot-dot': ['#ffc93c', '#ffc93c'],
  hero: ['#ffc629', '#0a0f0d'],
  'hero-fg': ['#14201c', '#eff3ec'],
  'hero-2': ['#33301a', '#c6d0c9'],
  'hero-dot': ['#cf3018', '#ffc93c'],
  scrim: ['rgb(20 32 28 / .45)', 'rgb(0 0 0 / .6)'],
} as const satisfies Record<string, Pair>;

/** Name of a colour role. */
export type Colour = keyof typeof colours;

/**
 * Tiles: the coloured grounds that pages, covers and cards stand on. `bg` is the ground, `line` its text and drawing,
 * `soft` an area fill, `dot` the one bright dot that is the person a thing was made for.
 */
export const tileColours = {
  manjal: {
    bg: ['#ffc629', '#221c08'],
    line: ['#14201c', '#ffc93c'],
    soft: ['#f2b20d', '#352b0b'],
    dot: ['#d8341b', '#ff6a4a'],
  },
  kaavi: {
    bg: ['#b2371c', '#2b120b'],
    line: ['#fff4e6', '#ff9b7d'],
    soft: ['#98290f', '#421b10'],
    dot: ['#ffc629', '#ffc93c'],
  },
  neem: {
    bg: ['#0e4a3d', '#0a2620'],
    line: ['#e9f2e3', '#7fdcb8'],
    soft: ['#0a3a30', '#0f372e'],
    dot: ['#ffc629', '#ffc93c'],
  },
  neelam: {
    bg: ['#b9d2ee', '#0f1d30'],
    line: ['#14201c', '#9cc6f5'],
    soft: ['#d9e7f6', '#172b45'],
    dot: ['#ffc629', '#ffc93c'],
  },
  lotus: {
    bg: ['#f4c5b5', '#2a161a'],
    line: ['#14201c', '#f7b7ac'],
    soft: ['#fdf3ee', '#3c2227'],
    dot: ['#ffc629', '#ffc93c'],
  },
  leaf: {
    bg: ['#d3e4b6', '#17210f'],
    line: ['#14201c', '#c5e39a'],
    soft: ['#e8f2d8', '#223016'],
    dot: ['#ffc629', '#ffc93c'],
  },
  ink: {
    bg: ['#14201c', '#050807'],
    line: ['#f0f3ee', '#dfe7dd'],
    soft: ['#22312b', '#131b18'],
    dot: ['#ffc629', '#ffc93c'],
  },
  /** For what is not drawn yet, and nothing else. */
  blank: {
    bg: ['#e3e8e1', '#141b18'],
    line: ['#5b6762', '#84928b'],
    soft: ['#d6ddd5', '#1c2521'],
    dot: ['#ffc629', '#ffc93c'],
  },
} as const satisfies Record<string, Record<'bg' | 'line' | 'soft' | 'dot', Pair>>;

/** Name of a tile. */
export type Tile = keyof typeof tileColours;
export const tiles = /* @__PURE__ */ Object.keys(tileColours) as readonly Tile[];

export const fonts = {
  display: '"Anek Latin Variable", "Anek Latin Fallback", "Arial Narrow", system-ui, sans-serif',
  text: '"Atkinson Hyperlegible Next Variable", "Atkinson Fallback", system-ui, sans-serif',
  mono: '"JetBrains Mono", ui-monospace, monospace',
} as const;
export type Font = keyof typeof fonts;

/** Type sizes. `hero` and `page` are for one heading a page; `mini` never carries a sentence. */
export const sizes = {
  hero: 'clamp(4.25rem, 1.4rem + 10.4vw, 11.5rem)',
  page: 'clamp(4.25rem, 2.2rem + 8.4vw, 10rem)',
  1: 'clamp(2.75rem, 1.7rem + 4.6vw, 6.25rem)',
  2: 'clamp(2.25rem, 1.75rem + 2.2vw, 3.75rem)',
  3: 'clamp(1.5rem, 1.36rem + .7vw, 2rem)',
  4: 'clamp(1.1875rem, 1.14rem + .24vw, 1.375rem)',
  lead: 'clamp(1.1875rem, 1.1rem + .42vw, 1.4375rem)',
  body: 'clamp(1.0625rem, 1.03rem + .16vw, 1.1875rem)',
  small: '.9375rem',
  mini: '.8125rem',
} as const;
export type Size = keyof typeof sizes;

/** Space, by its px at the default font size. Only what grows with the window is fluid instead, and what belongs to a letter in em. */
export const spaces = {
  4: '.25rem',
  8: '.5rem',
  12: '.75rem',
  16: '1rem',
  20: '1.25rem',
  24: '1.5rem',
  32: '2rem',
  40: '2.5rem',
  48: '3rem',
  64: '4rem',
  72: '4.5rem',
  112: '7rem',
  168: '10.5rem',
} as const;
export type Space = keyof typeof spaces;

/** What you read is a tile, what you press is a pill. */
export const radii = { tile: '2px', pill: '999px' } as const;
export type Radius = keyof typeof radii;

/** `b` for structure and controls, `b-hair` inside lists. */
export const lines = { b: '2px', 'b-hair': '1px' } as const;

/** For dropdown and popup only; everything else lies flat. */
export const shadows = {
  pop: [
    '0 1px 0 var(--rule), 0 24px 48px -24px rgb(20 32 28 / .45)',
    '0 0 0 1px var(--hair), 0 24px 48px -20px rgb(0 0 0 / .8)',
  ],
} as const satisfies Record<string, Pair>;

export type Shadow = keyof typeof shadows;

/** Durations in ms. Dots first (`quick`), then the line (`line`). */
export const durations = {
  tap: 120,
  quick: 200,
  fade: 400,
  enter: 800,
  bar: 1000,
  line: 1400,
} as const;
export type Duration = keyof typeof durations;

export const easings = {
  out: 'cubic-bezier(.2, .8, .2, 1)',
  line: 'cubic-bezier(.65, 0, .2, 1)',
  spring: 'cubic-bezier(.3, 1.5, .5, 1)',
} as const;
export type Easing = keyof typeof easings;

/** Stacking order of what overlaps. */
export const layers = {
  raised: 1,
  drop: 20,
  nav: 30,
  chat: 40,
  cookie: 50,
  menu: 60,
  popup: 70,
  skip: 90,
} as const;
export type Layer = keyof typeof layers;

/** Widths at which the layout changes. The menu button stands below `wide`. */
export const breakpoints = {
  narrow: '40rem',
  medium: '48rem',
  columns: '60rem',
  tablet: '64rem',
  wide: '70rem',
  roomy: '83rem',
} as const;
export type Breakpoint = keyof typeof breakpoints;
