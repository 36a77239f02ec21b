/**
 * The tokens as W3C Design Tokens (Design Tokens Format Module 2025.10), for design tools. They are written by
 * `write.ts` before Storybook is built.
 */
import { channelsOf, type TilePart } from './contrast';
import {
  breakpointNotes,
  colourNotes,
  durationNotes,
  easingNotes,
  fontNotes,
  layerNotes,
  lineNotes,
  radiusNotes,
  shadowNotes,
  sizeNotes,
  spaceNotes,
  tileNotes,
  tilePartNotes,
} from './notes';
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
} from './tokens';

interface Token {
  $value: unknown;
  $description?: string;
}

/** Tokens and groups of them; `$type` holds for all within. */
export interface TokenGroup {
  [name: string]: Token | TokenGroup | string;
}

const formatSchema = 'https://www.designtokens.org/schemas/2025.10/format.json';
const resolverSchema = 'https://www.designtokens.org/schemas/2025.10/resolver.json';

/** The browser's default font size, in px: design tools know no other unit. */
const rootPx = 16;

/** Widths between which type is fluid, in px: a phone and a laptop. */
export const fluidWidths = { phone: 390, laptop: 1280 } as const;

const rounded = (number: number) => Math.round(number * 1000) / 1000;

/**
 * Computes a token's length in px: `1.5rem`, `2px`, or `clamp(min, rem + vw, max)` at a width.
 *
 * @param viewportPx Width of the window, in px. Only fluid lengths need it.
 * @throws When it is none of these.
 */
export function lengthPx(value: string, viewportPx = 0): number {
  const fluid = /^clamp\((.+), (.+) \+ (.+), (.+)\)$/.exec(value);
  if (fluid) {
    const [least = 0, base = 0, slope = 0, most = 0] = fluid
      .slice(1)
      .map((part) => lengthPx(part, viewportPx));
    return rounded(Math.min(Math.max(base + slope, least), most));
  }
  const simple = /^(-?[\d.]+)(px|rem|vw)?$/.exec(value);
  if (!simple) throw new Error(`'${value}' is no length that a design tool could read.`);
  const unitPx = { px: 1, rem: rootPx, vw: viewportPx / 100 }[simple[2] ?? 'px'] ?? 1;
  return rounded(Number(simple[1]) * unitPx);
}

const dimension = (px: number) => ({ value: px, unit: 'px' });

function colourValue(value: string) {
  const { rgb, alpha } = channelsOf(value);
  const hex = rgb.map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return {
    colorSpace: 'srgb',
    components: rgb.map(rounded),
    ...(alpha < 1 && { alpha }),
    hex: `#${hex.join('')}`,
  };
}

/** One group: a type, and a token for each entry. */
function group<Name extends string | number, Value>(
  $type: string,
  values: Readonly<Record<Name, Value>>,
  notes: Readonly<Record<NoInfer<Name>, string>>,
  valueOf: (value: NoInfer<Value>) => unknown,
): TokenGroup {
  const tokens = Object.entries(values) as [string, Value][];
  return {
    $type,
    ...Object.fromEntries(
      tokens.map(([name, value]) => [
        name,
        { $value: valueOf(value), $description: notes[name as Name] },
      ]),
    ),
  };
}

/** Splits at commas and spaces that do not stand inside brackets. */
const split = (text: string, separator: ',' | ' ') =>
  text.split(separator === ',' ? /,\s*(?![^(]*\))/ : /\s+(?![^(]*\))/);

function shadowValue(value: string, theme: 0 | 1) {
  return split(value, ',').map((layer) => {
    const parts = split(layer, ' ');
    const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = parts
      .slice(0, -1)
      .map((part) => lengthPx(part));
    const colour = parts.at(-1) ?? '';
    const role = /^var\(--(.+)\)$/.exec(colour)?.[1] as keyof typeof colours | undefined;
    return {
      color: colourValue(role ? colours[role][theme] : colour),
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension(spread),
    };
  });
}

/** What differs between the themes. */
function themeTokens(theme: 0 | 1): TokenGroup {
  return {
    colour: group('color', colours, colourNotes, (pair) => colourValue(pair[theme])),
    tile: {
      $type: 'color',
      ...Object.fromEntries(
        tiles.map((tile) => [
          tile,
          {
            $description: tileNotes[tile],
            ...group<TilePart, readonly [string, string]>(
              'color',
              tileColours[tile],
              tilePartNotes,
              (pair) => colourValue(pair[theme]),
            ),
          },
        ]),
      ),
    },
    shadow: group('shadow', shadows, shadowNotes, (pair) => shadowValue(pair[theme], theme)),
  };
}

const sizesAt = (viewportPx: number) =>
  group('dimension', sizes, sizeNotes, (size) => dimension(lengthPx(size, viewportPx)));

/** What both themes share. */
const baseTokens: TokenGroup = {
  'font-family': group('fontFamily', fonts, fontNotes, (stack) =>
    split(stack, ',').map((name) => name.replaceAll('"', '')),
  ),
  'font-size': {
    $description: `Fluid between a phone of ${fluidWidths.phone} px and a laptop of ${fluidWidths.laptop} px.`,
    ...Object.fromEntries(
      Object.entries(fluidWidths).map(([name, width]) => [name, sizesAt(width)]),
    ),
  },
  space: group('dimension', spaces, spaceNotes, (length) => dimension(lengthPx(length))),
  radius: group('dimension', radii, radiusNotes, (length) => dimension(lengthPx(length))),
  border: group('dimension', lines, lineNotes, (length) => dimension(lengthPx(length))),
  breakpoint: group('dimension', breakpoints, breakpointNotes, (width) =>
    dimension(lengthPx(width)),
  ),
  duration: group('duration', durations, durationNotes, (ms) => ({ value: ms, unit: 'ms' })),
  easing: group('cubicBezier', easings, easingNotes, (curve) =>
    curve.slice('cubic-bezier('.length, -1).split(',').map(Number),
  ),
  layer: group('number', layers, layerNotes, (level) => level),
};

/**
 * The files by name.
 *
 * `portfolio.tokens.json` holds all of it as three sets: `base`, `light` and `dark`. `portfolio.resolver.json` says how they go
 * together (Resolver Module 2025.10). `figma/` has one file a mode, as Figma's own import of variables takes them.
 */
export function designTokenFiles(): Record<string, object> {
  const [light, dark] = [themeTokens(0), themeTokens(1)];
  const part = (set: string) => ({ $ref: `portfolio.tokens.json#/${set}` });
  return {
    'portfolio.tokens.json': { $schema: formatSchema, base: baseTokens, light, dark },
    'portfolio.resolver.json': {
      $schema: resolverSchema,
      version: '2025.10',
      name: 'Portfolio',
      sets: { base: { sources: [part('base')] } },
      modifiers: {
        theme: { contexts: { light: [part('light')], dark: [part('dark')] }, default: 'light' },
      },
      resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
    },
    'figma/Light.tokens.json': { $schema: formatSchema, ...baseTokens, ...light },
    'figma/Dark.tokens.json': { $schema: formatSchema, ...baseTokens, ...dark },
  };
}
