/** W3C Design Tokens (Format Module 2025.10) for design tools. `src/write.ts` writes the files. */
import { parseColour } from '@portfolio/theme/contrast';
import * as tokens from '@portfolio/theme';

/** Tokens and nested groups; `$type` is inherited. */
export interface TokenGroup {
  [name: string]: { $value: unknown; $description: string } | TokenGroup | string;
}

const formatSchema = 'https://www.designtokens.org/schemas/2025.10/format.json';
const resolverSchema = 'https://www.designtokens.org/schemas/2025.10/resolver.json';

/** Default font size in px, for converting `rem`. */
const rootPx = 16;

/** Window widths, in px, between which font sizes are fluid. */
export const fluidWidths = { phone: 390, laptop: 1280 } as const;

const rounded = (number: number) => Math.round(number * 1000) / 1000;

/**
 * Converts a length (`1.5rem`, `2px` or `clamp(min, rem + vw, max)`) to px.
 *
 * @param viewportPx window width in px, for fluid lengths
 * @throws if the value has any other form
 */
export function lengthPx(value: string, viewportPx = 0): number {
  const fluid = /^clamp\((.+), (.+) \+ (.+), (.+)\)$/.exec(value);
  if (fluid) {
    const [min = 0, base = 0, slope = 0, max = 0] = fluid
      .slice(1)
      .map((part) => lengthPx(part, viewportPx));
    return rounded(Math.min(Math.max(base + slope, min), max));
  }
  const simple = /^(-?[\d.]+)(px|rem|vw)?$/.exec(value);
  if (!simple)
    throw new Error(`Unsupported length '${value}': use rem, px, or clamp(min, rem + vw, max).`);
  const unitPx = { px: 1, rem: rootPx, vw: viewportPx / 100 }[simple[2] ?? 'px'] ?? 1;
  return rounded(Number(simple[1]) * unitPx);
}

const dimension = (px: number) => ({ value: px, unit: 'px' });

function colourValue(value: string) {
  const { rgb, alpha } = parseColour(value);
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

/** By default, the description of a token is the last item of the entry. */
const group = <Entry extends readonly unknown[]>(
  $type: string,
  entries: Readonly<Record<string, Entry>>,
  valueOf: (entry: Entry) => unknown,
  notes?: Readonly<Record<string, string>>,
): TokenGroup => ({
  $type,
  ...Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [
      name,
      { $value: valueOf(entry), $description: notes?.[name] ?? String(entry.at(-1)) },
    ]),
  ),
});

/** Ignores separators in brackets. */
const split = (text: string, separator: ',' | ' ') =>
  text.split(separator === ',' ? /,\s*(?![^(]*\))/ : /\s+(?![^(]*\))/);

function shadowValue(value: string, theme: 0 | 1) {
  return split(value, ',').map((layer) => {
    const parts = split(layer, ' ');
    const [offsetX = 0, offsetY = 0, blur = 0, spread = 0] = parts
      .slice(0, -1)
      .map((part) => lengthPx(part));
    const colour = parts.at(-1) ?? '';
    const role = /^var\(--(.+)\)$/.exec(colour)?.[1] as tokens.Colour | undefined;
    return {
      color: colourValue(role ? tokens.colours[role][theme] : colour),
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension(spread),
    };
  });
}

/** Returns the tokens that differ between themes: 0 is light, 1 is dark. */
function themeTokens(theme: 0 | 1): TokenGroup {
  const inTheme = (pair: tokens.ThemedColour) => colourValue(pair[theme]);
  const tiles = tokens.tiles.map((tile) => {
    const parts = group('color', tokens.tileColours[tile], inTheme, tokens.tilePartNotes);
    return [tile, { $description: tokens.tileNotes[tile], ...parts }] as const;
  });
  return {
    colour: group('color', tokens.colours, inTheme),
    tile: { $type: 'color', ...Object.fromEntries(tiles) },
    shadow: group('shadow', tokens.shadows, (pair) => shadowValue(pair[theme], theme)),
  };
}

/** Returns the control points of an easing: `[x1, y1, x2, y2]`. */
export const curvePoints = (easing: string) =>
  easing.slice('cubic-bezier('.length, -1).split(',').map(Number);

export const breakpointTokens: Readonly<Record<string, tokens.Token>> = Object.fromEntries(
  Object.entries(tokens.breakpoints).map(([name, width]) => [
    name,
    [width, tokens.breakpointNotes[name as tokens.Breakpoint]],
  ]),
);

const length = ([value]: tokens.Token) => dimension(lengthPx(value));

const baseTokens: TokenGroup = {
  'font-family': group('fontFamily', tokens.fonts, ([stack]) =>
    split(stack, ',').map((name) => name.replaceAll('"', '')),
  ),
  'font-size': {
    $description: `Fluid between a phone of ${fluidWidths.phone} px and a laptop of ${fluidWidths.laptop} px.`,
    ...Object.fromEntries(
      Object.entries(fluidWidths).map(([name, width]) => [
        name,
        group('dimension', tokens.sizes, ([size]) => dimension(lengthPx(size, width))),
      ]),
    ),
  },
  space: group('dimension', tokens.spaces, length),
  radius: group('dimension', tokens.radii, length),
  border: group('dimension', tokens.borderWidths, length),
  breakpoint: group('dimension', breakpointTokens, length),
  duration: group('duration', tokens.durations, ([ms]) => ({ value: ms, unit: 'ms' })),
  easing: group('cubicBezier', tokens.easings, ([curve]) => curvePoints(curve)),
  layer: group('number', tokens.layers, ([level]) => level),
};

/**
 * Returns the content of each file by file name.
 *
 * `portfolio.tokens.json` has three sets: `base`, `light` and `dark`. `portfolio.resolver.json` combines them (Resolver
 * Module 2025.10). `figma/` has one file per mode for Figma's variable import.
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
