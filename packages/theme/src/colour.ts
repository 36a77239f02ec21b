/** Colours in OKLCH, where equal steps of lightness look equal. */
import { clampChroma, converter, formatHex, interpolate, type Oklch } from 'culori';
import { contrastRatio } from './contrast';

const oklch = converter('oklch');

/** Converts `#rrggbb` to lightness (0-1), chroma (from 0 for grey to about 0.3) and hue (in degrees). */
export const toOklch = (colour: string): Oklch => ({ h: 0, ...oklch(colour)! });

/** Formats a colour as `#rrggbb`. A colour outside sRGB loses chroma until it fits. */
export const toHex = (colour: Omit<Oklch, 'mode'>): string =>
  formatHex(clampChroma({ ...colour, mode: 'oklch' }, 'oklch'));

/** Mixes two colours in sRGB. `share` is the proportion of the second colour, 0-1. */
export const mix = (from: string, to: string, share: number): string =>
  formatHex(interpolate([from, to])(share));

/** Makes a colour lighter, or darker if `by` is negative. Keeps hue and chroma. */
export function changeLightness(colour: string, by: number): string {
  const { l, ...rest } = toOklch(colour);
  return toHex({ ...rest, l: l + by });
}

/** Finds the nearest lightness that passes a check, or with `lighterFirst` the nearest lighter one; undefined if none passes. */
export function adaptLightness(
  colour: string,
  passes: (candidate: string) => boolean,
  lighterFirst = false,
): string | undefined {
  const steps = Array.from({ length: 100 }, (_, index) => (index + 1) / 100);
  const moves = lighterFirst
    ? [...steps, ...steps.map((step) => -step)]
    : steps.flatMap((step) => [step, -step]);
  for (const by of [0, ...moves]) {
    const candidate = by === 0 ? colour : changeLightness(colour, by);
    if (passes(candidate)) return candidate;
  }
  return undefined;
}

/** Returns true if white text is easier to read on a colour than black text. */
export const isDark = (colour: string) =>
  contrastRatio(colour, '#ffffff') > contrastRatio(colour, '#000000');
