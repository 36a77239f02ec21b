/**
 * What each token is for, in a sentence. Storybook's Foundations and the design tokens file show these; visitors never load
 * them. A token without its sentence does not compile.
 */
import type {
  Breakpoint,
  Colour,
  Duration,
  Easing,
  Font,
  Layer,
  Radius,
  Shadow,
  Size,
  Space,
  Tile,
} from './tokens';
import type { lines } from './tokens';

export const colourNotes: Record<Colour, string> = {
  ground: 'The page.',
  raised: 'What lies on the page: fields, popup, dropdown, notes.',
  sunken: 'What lies in the page: code, disabled fields.',
  ink: 'Text, drawings, borders and rules.',
  'ink-2': 'Secondary text: facts, captions, hints.',
  'ink-3': 'Placeholder and disabled text.',
  rule: 'Edge of what casts a shadow.',
  hair: 'Fine rules inside lists. Decoration: nothing depends on seeing it.',
  edge: 'Border of a control.',
  manjal: 'Turmeric, in both themes: a ticked box, the portrait’s ground, selected text.',
  'on-manjal': 'Text on turmeric.',
  dot: 'The one bright dot. Never without its ring.',
  'dot-ring': 'Ring around the dot.',
  focus: 'Focus ring.',
  'focus-halo': 'Halo inside the focus ring, so that it is seen on any ground.',
  'btn-bg': 'Filled button: the one main action.',
  'btn-fg': 'Label of the filled button.',
  'btn-dot': 'Dot of the filled button; stretches into a line under the pointer.',
  err: 'Error text, and the border of a field that has one.',
  'err-bg': 'Fill of a field that has an error.',
  ok: 'Text that says that something went well.',
  'code-keyword': 'Words of the language in code.',
  'code-string': 'Texts in code.',
  'code-constant': 'Numbers and names of values in code.',
  'code-function': 'Names of functions in code.',
  foot: 'Footer.',
  'foot-fg': 'Text in the footer.',
  'foot-2': 'Secondary text in the footer.',
  'foot-rule': 'Fine rules in the footer. Decoration.',
  'foot-dot': 'Dots of the footer’s band.',
  hero: 'Head of the home page.',
  'hero-fg': 'Headline and text on the hero.',
  'hero-2': 'Secondary text on the hero.',
  'hero-dot': 'The hero’s dot: the headline’s full stop and caret.',
  scrim: 'Veil over a page that is not to be used.',
};

export const tileNotes: Record<Tile, string> = {
  manjal: 'Turmeric. Home and Skills.',
  kaavi: 'Brick-red wash of temple walls. Blogs.',
  neem: 'Neem leaf. Certificates.',
  neelam: 'Sapphire haze. Contact.',
  lotus: 'Lotus petal. About and Feedback.',
  leaf: 'Banana leaf. Internships.',
  ink: 'Night ink. Projects and Activity.',
  blank: 'For what is not drawn yet, and nothing else.',
};

export const tilePartNotes = {
  bg: 'ground',
  line: 'text and drawing',
  soft: 'area fill',
  dot: 'the person it was made for',
} as const;

export const fontNotes: Record<Font, string> = {
  display: 'Anek Latin at width 84: headings and large numerals.',
  text: 'Atkinson Hyperlegible Next: everything that is read.',
  mono: 'JetBrains Mono: code.',
};

export const sizeNotes: Record<Size, string> = {
  hero: 'The home page’s headline, once.',
  page: 'A page’s heading, once a page.',
  1: 'Large display: numerals, the greeting of a section.',
  2: 'A section’s heading.',
  3: 'A card’s title.',
  4: 'A small title; a strong line of text.',
  lead: 'An introduction of one to three sentences.',
  body: 'Text.',
  small: 'Facts, captions, hints.',
  mini: 'A label of one or two words; never a sentence.',
};

export const spaceNotes: Record<Space, string> = {
  4: 'Between an icon and its word.',
  8: 'Between the parts of one line.',
  12: 'Inside a small control.',
  16: 'Between lines that belong together.',
  20: 'Inside a small card; between columns of facts.',
  24: 'Inside a card; between fields.',
  32: 'Between cards in a row.',
  40: 'Between a note and what follows it.',
  48: 'Between groups.',
  64: 'Below the one thing on a screen.',
  72: 'Between a heading’s group and the next.',
  112: 'Between sections.',
  168: 'Around the one thing on a screen.',
};

export const radiusNotes: Record<Radius, string> = {
  tile: 'What you read is a tile.',
  pill: 'What you press is a pill.',
};

export const lineNotes: Record<keyof typeof lines, string> = {
  b: 'Structure and controls.',
  'b-hair': 'Inside lists.',
};

export const shadowNotes: Record<Shadow, string> = {
  pop: 'Dropdown and popup. Everything else lies flat.',
};

export const durationNotes: Record<Duration, string> = {
  tap: 'An answer to a press.',
  quick: 'Dots appear; a link’s dot grows.',
  fade: 'A list fades out, and in again, when a filter changes.',
  enter: 'A part of a detail page comes to its place.',
  bar: 'A skill’s bar weaves its dots.',
  line: 'A line is drawn through its dots.',
};

export const easingNotes: Record<Easing, string> = {
  out: 'Comes to rest. The usual one.',
  line: 'A hand drawing: slow start, slow end.',
  spring: 'Overshoots a little: a dot that grows under the pointer.',
};

export const layerNotes: Record<Layer, string> = {
  raised: 'Over its neighbours.',
  drop: 'A dropdown’s list.',
  nav: 'The sticky navigation.',
  chat: 'The chat’s launcher.',
  cookie: 'The cookie banner.',
  menu: 'The mobile menu.',
  popup: 'The feedback popup.',
  skip: 'The skip link: over everything, while it has the focus.',
};

export const breakpointNotes: Record<Breakpoint, string> = {
  narrow: 'One column; cards become single.',
  medium: 'Text and its side column go one under the other.',
  columns: 'Grids halve; articles become one column.',
  tablet: 'Wide rows break.',
  wide: 'Below it the menu button stands in place of the navigation.',
  roomy: 'The navigation’s links move closer together.',
};
