/** Colours in OKLCH, where equal steps of lightness look equal. */
import { channelsOf, contrastRatio } from './contrast';

/** Lightness 0-1, chroma from 0 (grey) to about 0.3, hue in radians. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const gamma = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Parses `#rrggbb`. */
export function toOklch(colour: string): Oklch {
  const [r = 0, g = 0, b = 0] = channelsOf(colour).rgb.map(linear);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const d = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, d),
    h: Math.atan2(d, a),
  };
}

function toChannels({ l: lightness, c, h }: Oklch): number[] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(gamma);
}

const hex = (channels: readonly number[]) =>
  `#${channels
    .map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;

/** Formats as `#rrggbb`. A colour outside sRGB loses chroma until it fits. */
export function toHex({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let chroma = c;
  const isShown = (channel: number) => channel >= -0.001 && channel <= 1.001;
  while (chroma > 0.001 && !toChannels({ l: lightness, c: chroma, h }).every(isShown)) {
    chroma *= 0.96;
  }
  return hex(toChannels({ l: lightness, c: chroma, h }));
}

/** Mixes two colours as a screen does: `share` 0 is the first, 1 the second. */
export function mix(one: string, other: string, share: number): string {
  const [from, to] = [channelsOf(one).rgb, channelsOf(other).rgb];
  return hex(from.map((channel, index) => channel + ((to[index] ?? 0) - channel) * share));
}

/** Makes a colour lighter, or darker if `by` is negative. Keeps hue and chroma. */
export function shade(colour: string, by: number): string {
  const { l, ...rest } = toOklch(colour);
  return toHex({ ...rest, l: l + by });
}

/**
 * Changes a colour's lightness in the smallest step that passes a check.
 *
 * @param lighterFirst tries every lighter colour before darker ones
 * @returns undefined if no lightness passes
 */
export function adapt(
  colour: string,
  passes: (candidate: string) => boolean,
  lighterFirst = false,
): string | undefined {
  const steps = Array.from({ length: 100 }, (_, index) => (index + 1) / 100);
  const moves = lighterFirst
    ? [...steps, ...steps.map((step) => -step)]
    : steps.flatMap((step) => [step, -step]);
  for (const by of [0, ...moves]) {
    const candidate = by === 0 ? colour : shade(colour, by);
    if (passes(candidate)) return candidate;
  }
  return undefined;
}

/** Returns whether white is easier to read on a colour than black. */
export const isDark = (colour: string) =>
  contrastRatio(colour, '#ffffff') > contrastRatio(colour, '#000000');
