/** Computes a site's colours from those that the owner chose. Visitors do not load this module. */
import type { ThemeChanges } from './changes';
import { adaptLightness, isDark, mix, changeLightness, toHex, toOklch } from './colour';
import {
  colourValue,
  contrastPairs,
  contrastRatio,
  minimumRatio,
  pairRatio,
  themes,
  valuesOf,
  type ColourName,
  type ColourSet,
  type ThemeName,
} from './contrast';
import {
  defaultBorderWidths,
  defaultColours,
  defaultRadii,
  defaultTileColours,
  tiles,
  type Colour,
  type Tile,
  type TilePart,
} from './defaults';

/** Colours that an owner can choose, each with the token that shows it and its use. */
const roles = {
  background: ['ground', 'The page'],
  surface: ['raised', 'Fields, popups, lists and cards on the page'],
  inset: ['sunken', 'Code and disabled fields'],
  text: ['ink', 'Text, drawings and strong rules'],
  muted: ['ink-2', 'Secondary text: facts, captions, hints'],
  faint: ['ink-3', 'Placeholders and disabled text'],
  line: ['hair', 'Fine rules in lists; decoration'],
  border: ['edge', 'Borders of fields and buttons'],
  error: ['err', 'Errors in forms'],
  footer: ['foot', 'The footer'],
} as const satisfies Record<string, readonly [Colour, purpose: string]>;

/** Tiles whose colour an owner can choose. */
const tileRoles = {
  accent: 'Your main colour: the head of Home, the dots, main buttons',
  highlight: 'Your second strong colour',
  deep: 'A dark tile',
  cool: 'A pale, cool tile',
  warm: 'A pale, warm tile',
  fresh: 'A pale, fresh tile',
} as const satisfies Partial<Record<Tile, string>>;

type Role = keyof typeof roles;
type PaletteTile = keyof typeof tileRoles;
export type PaletteName = Role | PaletteTile;

const roleNames = Object.keys(roles) as Role[];
/** The tiles in `tileRoles`. */
export const paletteTiles = Object.keys(tileRoles) as PaletteTile[];
export { tiles };

/** Default and use of each colour that an owner can choose. */
export const palette = Object.fromEntries([
  ...roleNames.map((name) => {
    const [token, purpose] = roles[name];
    const [light, dark] = defaultColours[token];
    return [name, [light, dark, purpose]];
  }),
  ...paletteTiles.map((tile) => {
    const { bg, line } = defaultTileColours[tile];
    return [tile, [bg[0], line[1], tileRoles[tile]]];
  }),
]) as Record<PaletteName, readonly [light: string, dark: string, purpose: string]>;

export interface ThemeChoices {
  /** Each colour as `#rrggbb`. */
  colors?: Partial<Record<PaletteName, { light?: string; dark?: string }>>;
  /** Radii in px. */
  radius?: { cards?: number; controls?: number };
  /** Width of borders and thick lines, in px. */
  lineWidth?: number;
}

/** A chosen colour with too little contrast against another. */
export interface ContrastProblem {
  colour: PaletteName;
  theme: ThemeName;
  /** Error message with both colours, and the actual and the required ratio. */
  expectation: string;
}

/** Index of a theme in `themes`. */
type ThemeIndex = 0 | 1;
type MutablePair = [light: string, dark: string];
interface MutableSet {
  colours: Record<Colour, MutablePair>;
  tileColours: Record<Tile, Record<TilePart, MutablePair>>;
}

const defaultSet = { colours: defaultColours, tileColours: defaultTileColours };

const darkInDarkTheme: readonly PaletteName[] = ['background', 'surface', 'inset', 'line'];
const lightInDarkTheme: readonly PaletteName[] = ['text', 'muted', 'faint', 'border'];

/** Returns true for a colour that is derived from the accent unless the owner sets it. */
export const followsAccent = (name: PaletteName) => name !== 'accent' && name in tileRoles;

/** Amounts added to the page's OKLCH lightness (0-1) for surfaces and insets. */
const steps = { surface: 0.045, inset: -0.03 };

/**
 * Derives a colour's dark value from the light value, with the same hue (in OKLCH). Pale backgrounds become dark, and dark text becomes
 * pale. The footer becomes nearly black. Strong colours get a lightness of at least 75%.
 */
export function deriveDark(name: PaletteName, light: string): string {
  const { l, c, h } = toOklch(light);
  if (name === 'footer') return toHex({ l: 0.13, c: Math.min(c, 0.03), h });
  const mirrored = 1.15 - l;
  if (darkInDarkTheme.includes(name)) {
    return toHex({ l: Math.max(0.17, Math.min(l, mirrored)), c: c * 0.6, h });
  }
  if (lightInDarkTheme.includes(name)) {
    return toHex({ l: Math.min(0.96, Math.max(l, mirrored)), c: c * 0.6, h });
  }
  return toHex({ l: Math.max(l, 0.75), c: Math.min(c, 0.17), h });
}

/** Half the height of a field, in px. If the controls' radius exceeds this, fields get the cards' radius. */
const halfFieldHeight = 26;

/** Derives all colours from those that an owner chose. Returns the changes, and the chosen colours that lack contrast. */
export function resolveTheme({ colors = {}, radius = {}, lineWidth }: ThemeChoices): {
  changes: ThemeChanges;
  problems: ContrastProblem[];
} {
  const { set, chosen } = coloursFrom(colors);
  const px = (value?: number) => value !== undefined && `${value}px`;
  const hasPills = (radius.controls ?? Infinity) > halfFieldHeight;
  return {
    changes: withoutEmpty({
      colours: changedEntries(set.colours, defaultColours),
      tiles: withoutEmpty(
        Object.fromEntries(
          tiles.map((tile) => [
            tile,
            changedEntries(set.tileColours[tile], defaultTileColours[tile]),
          ]),
        ),
      ),
      radii: changedEntries(
        {
          tile: px(radius.cards),
          pill: px(radius.controls),
          field: px(hasPills ? radius.cards : radius.controls),
        },
        defaultRadii,
      ),
      borderWidths: changedEntries({ b: px(lineWidth) }, defaultBorderWidths),
    }),
    problems: themes.flatMap((theme, index) =>
      contrastProblems(set, theme, chosen[index as ThemeIndex], colors),
    ),
  };
}

/** Applies the owner's colours to the defaults. For each theme, `chosen` lists the tokens that the owner set, with their palette names. */
function coloursFrom(colors: NonNullable<ThemeChoices['colors']>) {
  const set = structuredClone(defaultSet) as unknown as MutableSet;
  const chosen = [new Map<ColourName, PaletteName>(), new Map<ColourName, PaletteName>()] as const;
  for (const theme of [0, 1] as const) applyChoices(colors, set, theme, chosen[theme]);
  for (const theme of [0, 1] as const) ensureContrast(set, theme, chosen[theme]);
  return { set, chosen };
}

/** Returns the values that differ from the defaults, without the purpose of a colour. */
function changedEntries<Value extends string | readonly string[]>(
  group: Readonly<Record<string, Value | false>>,
  defaults: Readonly<Record<string, readonly (string | undefined)[]>>,
) {
  const entries = Object.entries(group)
    .filter(([name, value]) => value !== false && !`${defaults[name]},`.startsWith(`${value},`))
    .map(([name, value]) => [name, typeof value === 'object' ? value.slice(0, 2) : value]);
  return Object.fromEntries(entries) as Record<string, Value>;
}

function withoutEmpty<Group extends object>(groups: Group): Group {
  return Object.fromEntries(
    Object.entries(groups).filter(([, group]) => Object.keys(group as object).length > 0),
  ) as Group;
}

/** Keeps the tile's lightness. The hue is within 40 degrees of the accent's hue. A muted accent mutes the tile in proportion. */
function deriveTile(tile: PaletteTile, accent: string): string {
  const { l, c, h = 0 } = toOklch(palette[tile][0]);
  const { c: accentC, h: accentH = 0 } = toOklch(accent);
  const distance = ((h - accentH + 540) % 360) - 180;
  return toHex({
    l,
    c: c * Math.min(1, accentC / toOklch(palette.accent[0]).c),
    h: accentH + Math.max(-40, Math.min(40, distance)),
  });
}

function applyChoices(
  colors: NonNullable<ThemeChoices['colors']>,
  { colours, tileColours }: MutableSet,
  theme: ThemeIndex,
  chosen: Map<ColourName, PaletteName>,
): void {
  const isLight = theme === 0;
  /** Omits values that equal the default. Derives a missing dark value from the light value. */
  const valueOf = (name: PaletteName, at: ThemeIndex = theme): string | undefined => {
    const { light, dark } = colors[name] ?? {};
    const derived = light && light !== palette[name][0] ? deriveDark(name, light) : undefined;
    const value = at === 0 ? light : (dark ?? derived);
    return value === palette[name][at] ? undefined : value;
  };
  /** Like `valueOf`, but also returns values that equal the default, because they override derived colours. */
  const ownValue = (name: PaletteName) => colors[name]?.[themes[theme]] ?? valueOf(name);
  const set = (value: string | undefined, ...names: Colour[]) => {
    if (value) for (const name of names) colours[name][theme] = value;
  };
  /** Returns the light theme's background or text colour, whichever contrasts more with the given colour. */
  const readableOn = (colour: string) =>
    contrastRatio(colours.ground[0], colour) > contrastRatio(colours.ink[0], colour)
      ? colours.ground[0]
      : colours.ink[0];
  const valueOfTile = (tile: PaletteTile) => {
    const accent = valueOf('accent', 0);
    if (!accent || !followsAccent(tile) || colors[tile]) return valueOf(tile);
    const light = deriveTile(tile, accent);
    return isLight ? light : deriveDark(tile, light);
  };
  const markChosen = (name: PaletteName, ...tokens: ColourName[]) => {
    if (colors[name]?.[themes[theme]]) for (const token of tokens) chosen.set(token, name);
  };

  const background = valueOf('background');
  const text = valueOf('text');
  if (background) {
    set(background, 'ground', ...(isLight ? [] : (['dot-ring', 'focus-halo'] as const)));
    set(changeLightness(background, steps.surface), 'raised');
    set(changeLightness(background, steps.inset), 'sunken');
    set(changeLightness(background, isDark(background) ? 0.13 : -0.11), 'hair');
    if (isLight) tileColours.ink.line[0] = background;
  }
  if (text) {
    set(text, 'rule');
    if (isLight) {
      set(text, 'on-accent', 'dot-ring', 'focus', 'btn-bg', 'foot', 'hero-fg');
      tileColours.ink.bg[0] = text;
      tileColours.ink.soft[0] = changeLightness(text, 0.06);
      for (const tile of ['accent', 'cool', 'warm', 'fresh'] as const) {
        tileColours[tile].line[0] = text;
      }
    } else set(text, 'hero-fg', 'foot-fg');
  }
  const onAccent = valueOf('text', 0);
  if (!isLight && onAccent) set(onAccent, 'on-accent', 'btn-fg', 'btn-dot');
  for (const name of roleNames) {
    set(ownValue(name), roles[name][0]);
    markChosen(name, roles[name][0]);
  }
  if (background || valueOf('inset')) {
    if (!isLight) set(colours.sunken[1], 'hero');
    tileColours.blank.bg[theme] = colours.sunken[theme];
    tileColours.blank.soft[theme] = changeLightness(
      colours.sunken[theme],
      isLight ? -0.035 : 0.035,
    );
  }
  if (valueOf('error') || background)
    set(mix(colours.ground[theme], colours.err[theme], 0.1), 'err-bg');
  if (valueOf('footer') || (isLight && text)) {
    set(mix(colours.foot[theme], colours['foot-fg'][theme], 0.2), 'foot-rule');
  }

  for (const tile of paletteTiles) {
    const value = valueOfTile(tile);
    if (!value) continue;
    const parts = tileColours[tile];
    if (isLight) {
      parts.bg[0] = value;
      parts.line[0] = readableOn(value);
      parts.soft[0] = changeLightness(value, isDark(value) ? -0.06 : 0.05);
    } else {
      const { c, h } = toOklch(value);
      parts.line[1] = value;
      parts.bg[1] = toHex({ l: 0.22, c: Math.min(c * 0.35, 0.05), h });
      parts.soft[1] = toHex({ l: 0.29, c: Math.min(c * 0.4, 0.06), h });
    }
  }
  const accent = valueOf('accent');
  if (accent) {
    set(accent, 'accent', 'dot');
    const { l, c, h } = toOklch(accent);
    set(toHex({ l: isLight ? Math.max(l, 0.85) : 0.45, c: Math.min(c, 0.17), h }), 'mark');
    set(readableOn(accent), 'on-accent', isLight ? 'hero-fg' : 'btn-fg');
    // On dark backgrounds, a dark accent's dots have its value for the dark theme.
    const onDark = valueOf('accent', 1) ?? palette.accent[1];
    if (isLight) {
      const isVisibleOnButton = contrastRatio(accent, colours['btn-bg'][0]) >= minimumRatio.control;
      set(isVisibleOnButton ? accent : onDark, 'btn-dot');
      set(accent, 'hero');
      const isVisible = contrastRatio(accent, colours.focus[0]) >= minimumRatio.control;
      set(isVisible ? accent : colours.ground[0], 'focus-halo');
    } else set(accent, 'focus', 'btn-bg', 'hero-dot');
    set(onDark, 'foot-dot');
    for (const tile of tiles) if (tile !== 'accent') tileColours[tile].dot[theme] = accent;
  }
  if (isLight && (accent || text)) set(mix(colours['hero-fg'][0], colours.hero[0], 0.15), 'hero-2');
  const highlight = valueOf('highlight');
  if (highlight) {
    tileColours.accent.dot[theme] = highlight;
    if (isLight) set(highlight, 'hero-dot');
  }

  markChosen('accent', 'accent', 'dot', ...(isLight ? (['hero'] as const) : (['btn-bg'] as const)));
  for (const tile of paletteTiles) markChosen(tile, isLight ? `${tile}/bg` : `${tile}/line`);
}

/** Adapts the lightness of colours that the owner did not choose. Checks twice, because backgrounds may have changed. */
function ensureContrast(
  set: MutableSet,
  theme: ThemeIndex,
  chosen: ReadonlyMap<ColourName, PaletteName>,
) {
  const themeName = themes[theme];
  const foregrounds = [...new Set(contrastPairs.map(({ foreground }) => foreground))];
  for (const name of [...foregrounds, ...foregrounds]) {
    if (chosen.has(name)) continue;
    const requirements = contrastPairs
      .filter(({ foreground, use }) => foreground === name && use !== 'decoration')
      .map(({ backgrounds, use }) => ({
        values: backgrounds.map((background) => colourValue(background, themeName, set)),
        ratio: minimumRatio[use],
      }));
    const passes = (colour: string) =>
      requirements.every(({ values, ratio }) =>
        values.some((value) => contrastRatio(colour, value) >= ratio),
      );
    const current = colourValue(name, themeName, set);
    if (requirements.length === 0 || passes(current)) continue;
    // Tries lighter dots first, because a dot is the brightest part of a drawing.
    const value = adaptLightness(current, passes, name.endsWith('dot'));
    if (value) valuesOf(name, set)[theme] = value;
  }
}

/** Background of printed text. */
const paper = '#ffffff';

const partLabels: Record<TilePart, string> = {
  bg: 'the background',
  line: 'the drawing',
  soft: 'the areas',
  dot: 'the dot',
};

/** Describes a colour that the owner did not choose: by its role, its tile, or the start of its purpose. */
function tokenLabel(token: ColourName): string {
  const [head, part] = token.split('/');
  if (part) return `${partLabels[part as TilePart]} of the ${head} tile`;
  const role = roleNames.find((name) => roles[name][0] === head);
  const [purpose = ''] = defaultColours[head as Colour][2].split(/[.,:;]/);
  return role ?? purpose.charAt(0).toLowerCase() + purpose.slice(1);
}

/** A check of two colours in one theme. `ratioIn` returns their contrast, also for other choices of colours. */
interface ContrastCheck {
  colours: readonly [foreground: ColourName, background: ColourName];
  ground: string;
  needed: number;
  ratioIn: (colourSet: ColourSet) => number;
}

/**
 * Returns, for each colour that the owner chose, the pair whose contrast is furthest below the required ratio. Prefers pairs whose other
 * colour was also chosen by the owner or is the page's background.
 */
function contrastProblems(
  set: ColourSet,
  theme: ThemeName,
  chosen: ReadonlyMap<ColourName, PaletteName>,
  colors: NonNullable<ThemeChoices['colors']>,
): ContrastProblem[] {
  const labelOf = (token: ColourName) =>
    `${chosen.get(token) ?? tokenLabel(token)} ${colourValue(token, theme, set)}`;
  const names = Object.keys(colors) as PaletteName[];
  const isKnown = (token: ColourName) => token === 'ground' || chosen.has(token);
  /** Returns the first choice without which the contrast would be enough. */
  const causeOf = ({ needed, ratioIn }: ContrastCheck) =>
    names.find((name) => ratioIn(coloursFrom({ ...colors, [name]: {} }).set) >= needed) ?? names[0];
  const pairChecks = contrastPairs.map((pair): ContrastCheck => {
    const ratioOn = (background: ColourName) =>
      pairRatio({ ...pair, backgrounds: [background] }, theme, set);
    const [best = pair.foreground] = pair.backgrounds.toSorted(
      (one, other) => ratioOn(other) - ratioOn(one),
    );
    return {
      colours: [pair.foreground, best],
      ground: labelOf(best),
      needed: minimumRatio[pair.use],
      ratioIn: (colourSet) => pairRatio(pair, theme, colourSet),
    };
  });
  // Printed text has the light theme's colours.
  const printed = theme === 'light' ? (['ink', 'ink-2'] as const) : [];
  const paperChecks = printed.map((text): ContrastCheck => ({
    colours: [text, 'ground'],
    ground: `the white paper of printed pages ${paper}`,
    needed: minimumRatio.text,
    ratioIn: (colourSet) => contrastRatio(colourValue(text, theme, colourSet), paper),
  }));
  const failures = [...pairChecks, ...paperChecks]
    .map((check) => ({
      ...check,
      ratio: check.ratioIn(set),
      areKnown: check.colours.every(isKnown),
    }))
    .filter(({ ratio, needed }) => ratio < needed)
    .sort(
      (one, other) =>
        Number(other.areKnown) - Number(one.areKnown) ||
        other.needed / other.ratio - one.needed / one.ratio,
    );
  const worst = new Map<PaletteName, ContrastProblem>();
  for (const failure of failures) {
    const { colours, ground, needed, ratio } = failure;
    const [foreground, background] = colours;
    const colour = chosen.get(foreground) ?? chosen.get(background) ?? causeOf(failure);
    if (!colour || worst.has(colour)) continue;
    // Rounds down, because 4.496 fails but would be shown as 4.5.
    const shown = Math.floor(ratio * 100) / 100;
    const expectation = `choose colours that differ more: ${labelOf(foreground)} on ${ground} has a contrast of ${shown}:1, and needs ${needed}:1`;
    worst.set(colour, { colour, theme, expectation });
  }
  return [...worst.values()];
}
