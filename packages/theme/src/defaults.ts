/**
 * Default values of the design tokens. `tokens.ts` has this site's values.
 *
 * Tokens become CSS custom properties (`ink-2` → `--ink-2`). Themes differ only in these properties, so prerendered pages work in both
 * themes, and switching themes causes no re-render. Storybook and the files for design tools show each token's purpose.
 */

export type Token<Value = string> = readonly [value: Value, purpose: string];

export type ThemedColour = readonly [light: string, dark: string, purpose?: string];

/** Default colours by role. `contrast.test.ts` checks the contrast of each foreground with its backgrounds. */
export const defaultColours = {
  ground: ['#f0f3ee', '#0e1412', 'The page.'],
  raised: ['#ffffff', '#161e1b', 'Raised surfaces: fields, popup, dropdown, notes.'],
  sunken: ['#e3e8e1', '#0a0f0d', 'Inset surfaces: code, disabled fields.'],
  ink: ['#14201c', '#eff3ec', 'Text, drawings, borders and rules.'],
  'ink-2': ['#45514c', '#b9c4bd', 'Secondary text: facts, captions, hints.'],
  'ink-3': ['#5b6762', '#97a39c', 'Placeholder and disabled text.'],
  rule: ['#14201c', '#eff3ec', 'Edge of elements with a shadow.'],
  hair: ['#c9d1ca', '#2b3631', 'Fine rules inside lists. Decoration only.'],
  edge: ['#75817b', '#72807a', 'Border of a control.'],
  accent: ['#ffc629', '#ffc629', 'The accent: a ticked box, the portrait’s ground, selected text.'],
  'on-accent': ['#14201c', '#14201c', 'Text on the accent.'],
  mark: ['#ffc629', '#6b5105', 'Stroke behind marked text, in the accent’s hue.'],
  dot: ['#ffc629', '#ffc93c', 'The one bright dot. Never without its ring.'],
  'dot-ring': ['#14201c', '#0e1412', 'Ring around the dot.'],
  focus: ['#14201c', '#ffc93c', 'Focus ring.'],
  'focus-halo': ['#ffc629', '#0e1412', 'Halo inside the focus ring, visible on any background.'],
  'btn-bg': ['#14201c', '#ffc93c', 'Filled button: the one main action.'],
  'btn-fg': ['#f7faf5', '#14201c', 'Label of the filled button.'],
  'btn-dot': [
    '#ffc629',
    '#14201c',
    'Dot of the filled button; stretches into a line under the pointer.',
  ],
  err: ['#a82a12', '#ff8f75', 'Error text, and the border of a field with an error.'],
  'err-bg': ['#fbe9e3', '#2c130c', 'Fill of a field with an error.'],
  'code-keyword': ['#a3260c', '#ff9b7d', 'Keywords in code.'],
  'code-string': ['#0e5a45', '#7fdcb8', 'Strings in code.'],
  'code-constant': ['#7a4a00', '#ffc93c', 'Numbers and constants in code.'],
  'code-function': ['#1f4f86', '#9cc6f5', 'Function names in code.'],
  foot: ['#14201c', '#060a09', 'Footer.'],
  'foot-fg': ['#f0f3ee', '#eff3ec', 'Text in the footer.'],
  'foot-2': ['#b3beb7', '#a9b5ae', 'Secondary text in the footer.'],
  'foot-rule': ['#3a4741', '#2b3631', 'Fine rules in the footer. Decoration.'],
  'foot-dot': ['#ffc93c', '#ffc93c', 'Dots of the footer’s band.'],
  hero: ['#ffc629', '#0a0f0d', 'Head of the home page.'],
  'hero-fg': ['#14201c', '#eff3ec', 'Headline and text on the hero.'],
  'hero-2': ['#33301a', '#c6d0c9', 'Secondary text on the hero.'],
  'hero-dot': ['#cf3018', '#ffc93c', 'The hero’s dot: the headline’s full stop and caret.'],
  scrim: ['rgb(20 32 28 / .45)', 'rgb(0 0 0 / .6)', 'Dims the page behind an overlay.'],
} as const satisfies Record<string, Required<ThemedColour>>;

export type Colour = keyof typeof defaultColours;

export const tilePartNotes = {
  bg: 'ground',
  line: 'text and drawing',
  soft: 'area fill',
  dot: 'the bright dot',
} as const;
export type TilePart = keyof typeof tilePartNotes;
export const tileParts = /* @__PURE__ */ Object.keys(tilePartNotes) as readonly TilePart[];

/** Default colours of tiles, the coloured backgrounds of pages, covers and cards. */
export const defaultTileColours = {
  accent: {
    bg: ['#ffc629', '#221c08'],
    line: ['#14201c', '#ffc93c'],
    soft: ['#f2b20d', '#352b0b'],
    dot: ['#d8341b', '#ff6a4a'],
  },
  highlight: {
    bg: ['#b2371c', '#2b120b'],
    line: ['#fff4e6', '#ff9b7d'],
    soft: ['#98290f', '#421b10'],
    dot: ['#ffc629', '#ffc93c'],
  },
  deep: {
    bg: ['#0e4a3d', '#0a2620'],
    line: ['#e9f2e3', '#7fdcb8'],
    soft: ['#0a3a30', '#0f372e'],
    dot: ['#ffc629', '#ffc93c'],
  },
  cool: {
    bg: ['#b9d2ee', '#0f1d30'],
    line: ['#14201c', '#9cc6f5'],
    soft: ['#d9e7f6', '#172b45'],
    dot: ['#ffc629', '#ffc93c'],
  },
  warm: {
    bg: ['#f4c5b5', '#2a161a'],
    line: ['#14201c', '#f7b7ac'],
    soft: ['#fdf3ee', '#3c2227'],
    dot: ['#ffc629', '#ffc93c'],
  },
  fresh: {
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
  blank: {
    bg: ['#e3e8e1', '#141b18'],
    line: ['#5b6762', '#84928b'],
    soft: ['#d6ddd5', '#1c2521'],
    dot: ['#ffc629', '#ffc93c'],
  },
} as const satisfies Record<string, Record<TilePart, ThemedColour>>;

export type Tile = keyof typeof defaultTileColours;
export const tiles = /* @__PURE__ */ Object.keys(defaultTileColours) as readonly Tile[];

export const tileNotes: Record<Tile, string> = {
  accent: 'The site’s main colour. Home and Skills.',
  highlight: 'The second strong colour. Blogs.',
  deep: 'Dark and quiet. Certificates.',
  cool: 'Pale and cool. Contact.',
  warm: 'Pale and warm. About and Feedback.',
  fresh: 'Pale and fresh. Internships.',
  ink: 'Night ink. Projects and Activity.',
  blank: 'Only for entries without a drawing.',
};

export const defaultFonts = {
  display: [
    '"Anek Latin Variable", "Anek Latin Fallback", "Arial Narrow", system-ui, sans-serif',
    'Anek Latin at width 84: headings and large numerals.',
  ],
  text: [
    '"Atkinson Hyperlegible Next Variable", "Atkinson Fallback", system-ui, sans-serif',
    'Atkinson Hyperlegible Next: body text.',
  ],
  mono: ['"JetBrains Mono", ui-monospace, monospace', 'JetBrains Mono: code.'],
} as const satisfies Record<string, Token>;
export type Font = keyof typeof defaultFonts;

/** Average width of a letter in the default heading face, in em. */
export const defaultLetterWidth = 0.47;

export const defaultSizes = {
  hero: ['clamp(4.25rem, 1.4rem + 10.4vw, 11.5rem)', 'The home page’s headline, once.'],
  page: ['clamp(4.25rem, 2.2rem + 8.4vw, 10rem)', 'A page’s heading, once per page.'],
  1: [
    'clamp(2.75rem, 1.7rem + 4.6vw, 6.25rem)',
    'Large display: numerals, the greeting of a section.',
  ],
  2: ['clamp(2.25rem, 1.75rem + 2.2vw, 3.75rem)', 'A section’s heading.'],
  3: ['clamp(1.5rem, 1.36rem + .7vw, 2rem)', 'A card’s title.'],
  4: ['clamp(1.1875rem, 1.14rem + .24vw, 1.375rem)', 'A small title; a strong line of text.'],
  lead: [
    'clamp(1.1875rem, 1.1rem + .42vw, 1.4375rem)',
    'An introduction of one to three sentences.',
  ],
  body: ['clamp(1.0625rem, 1.03rem + .16vw, 1.1875rem)', 'Text.'],
  small: ['.9375rem', 'Facts, captions, hints.'],
  mini: ['.8125rem', 'A label of one or two words; never a sentence.'],
} as const satisfies Record<string, Token>;
export type Size = keyof typeof defaultSizes;

/** Spaces, named by their size in px at the default font size. */
export const spaces = {
  4: ['.25rem', 'Between an icon and its word.'],
  8: ['.5rem', 'Between the parts of one line.'],
  12: ['.75rem', 'Inside a small control.'],
  16: ['1rem', 'Between lines that belong together.'],
  20: ['1.25rem', 'Inside a small card; between columns of facts.'],
  24: ['1.5rem', 'Inside a card; between fields.'],
  32: ['2rem', 'Between cards in a row.'],
  40: ['2.5rem', 'Between a note and what follows it.'],
  48: ['3rem', 'Between groups.'],
  64: ['4rem', 'Below the only element on a screen.'],
  72: ['4.5rem', 'Between a heading’s group and the next.'],
  112: ['7rem', 'Between sections.'],
  168: ['10.5rem', 'Around the only element on a screen.'],
} as const satisfies Record<number, Token>;
export type Space = keyof typeof spaces;

export const defaultRadii = {
  tile: ['2px', 'Content: cards, callouts, code, pictures, popups.'],
  pill: ['999px', 'Controls: buttons, filters, badges.'],
  field: ['2px', 'Fields: like the other controls, or like cards if those are pills.'],
} as const satisfies Record<string, Token>;
export type Radius = keyof typeof defaultRadii;

export const defaultBorderWidths = {
  b: ['2px', 'Structure and controls.'],
  'b-hair': ['1px', 'Inside lists.'],
} as const satisfies Record<string, Token>;
export type BorderWidth = keyof typeof defaultBorderWidths;

export const shadows = {
  pop: [
    '0 1px 0 var(--rule), 0 24px 48px -24px rgb(20 32 28 / .45)',
    '0 0 0 1px var(--hair), 0 24px 48px -20px rgb(0 0 0 / .8)',
    'Dropdown and popup. Everything else is flat.',
  ],
} as const satisfies Record<string, Required<ThemedColour>>;
export type Shadow = keyof typeof shadows;

/** Durations in ms. A drawing shows its dots first (`quick`), then its line (`line`). */
export const durations = {
  tap: [120, 'Feedback on a press.'],
  quick: [200, 'Dots appear; a link’s dot grows.'],
  fade: [400, 'A list fades out, and in again, when a filter changes.'],
  enter: [800, 'A part of a detail page moves into place.'],
  bar: [1000, 'A skill’s bar fills.'],
  line: [1400, 'A line is drawn through its dots.'],
} as const satisfies Record<string, Token<number>>;
export type Duration = keyof typeof durations;

export const easings = {
  out: ['cubic-bezier(.2, .8, .2, 1)', 'The usual one: slows to a stop.'],
  line: ['cubic-bezier(.65, 0, .2, 1)', 'A hand drawing: slow start, slow end.'],
  spring: [
    'cubic-bezier(.3, 1.5, .5, 1)',
    'Overshoots a little: a dot that grows under the pointer.',
  ],
} as const satisfies Record<string, Token>;
export type Easing = keyof typeof easings;

/** Stacking order of overlapping elements. */
export const layers = {
  drop: [20, 'A dropdown’s list.'],
  nav: [30, 'The sticky navigation.'],
  chat: [40, 'The chat’s launcher.'],
  cookie: [50, 'The cookie banner.'],
  popup: [70, 'The feedback popup.'],
  skip: [90, 'The skip link, above everything while focused.'],
} as const satisfies Record<string, Token<number>>;
export type Layer = keyof typeof layers;

/** Window widths up to which a layout applies. `breakpointNotes` is a separate object, so that page scripts do not include the notes. */
export const breakpoints = {
  narrow: '40rem',
  medium: '48rem',
  columns: '60rem',
  tablet: '64rem',
  wide: '70rem',
  roomy: '83rem',
} as const;
export type Breakpoint = keyof typeof breakpoints;

export const breakpointNotes: Record<Breakpoint, string> = {
  narrow: 'One column.',
  medium: 'Text and its side column stack.',
  columns: 'Grids have half as many columns, articles only one.',
  tablet: 'Wide rows wrap.',
  wide: 'Below it, a menu button replaces the navigation.',
  roomy: 'The navigation’s links move closer together.',
};
