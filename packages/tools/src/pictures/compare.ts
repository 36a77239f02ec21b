import type { Picture } from './picture';

/**
 * How far a pixel may be from the colours around its place in the other picture, in each of red, green and blue, 0-255. In an
 * area: what storing may take away from each (4), which still tells a raised panel from the ground in the dark (10). Where
 * colours meet: half of what is between them, because that is where machines smooth differently.
 */
export const colourTolerance = { area: 8, edgeShare: 0.5 } as const;

/**
 * How many pixels of a picture may differ. Pictures are half as wide and high as what was seen, so this is a patch of about
 * 9 by 9 CSS px: smaller than any dot or word that means something.
 */
export const pixelTolerance = 20;

/** What tells two pictures apart. */
export interface Comparison {
  isSame: boolean;
  /** Pixels that do not fit the other picture; all of them when the sizes differ. */
  differingPixels: number;
  /** 1 for each pixel of `now` that differs, row by row. */
  mask: Uint8Array;
}

/**
 * Whether a pixel's colour lies between those that the other picture has there and next to it. Where both are flat that is one
 * colour; at an edge it is all shades from one side to the other, which is where machines smooth differently.
 */
function fits(one: Picture, other: Picture, x: number, y: number): boolean {
  const [left, right] = [Math.max(0, x - 1), Math.min(other.width - 1, x + 1)];
  const [top, bottom] = [Math.max(0, y - 1), Math.min(other.height - 1, y + 1)];
  for (let channel = 0; channel < 3; channel++) {
    let [least, most] = [255, 0];
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const value = other.rgb[(row * other.width + column) * 3 + channel] ?? 0;
        if (value < least) least = value;
        if (value > most) most = value;
      }
    }
    const value = one.rgb[(y * one.width + x) * 3 + channel] ?? 0;
    const allowed = colourTolerance.area + (most - least) * colourTolerance.edgeShare;
    if (value < least - allowed || value > most + allowed) return false;
  }
  return true;
}

/**
 * Compares a picture with the approved one as an eye does that looks at both in turn. A pixel differs when its colour does not
 * fit the same place of the other picture, seen from either side: what appears, goes, changes its colour or moves by more than
 * 2 CSS px is found; the edge of a letter that another machine smooths in another way is not.
 */
export function compare(now: Picture, approved: Picture): Comparison {
  const { width, height } = now;
  const mask = new Uint8Array(width * height);
  // Rounding may cost a row or a column.
  if (Math.abs(width - approved.width) > 1 || Math.abs(height - approved.height) > 1) {
    return { isSame: false, differingPixels: width * height, mask: mask.fill(1) };
  }
  let differingPixels = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isInBoth = x < approved.width && y < approved.height;
      if (isInBoth && (!fits(now, approved, x, y) || !fits(approved, now, x, y))) {
        mask[y * width + x] = 1;
        differingPixels++;
      }
    }
  }
  return { isSame: differingPixels <= pixelTolerance, differingPixels, mask };
}

/** The picture faded, with what differs in red, for people to find it. */
export function marked({ width, height, rgb }: Picture, mask: Uint8Array): Picture {
  const result = new Uint8Array(rgb.length);
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      const faded = 208 + (rgb[pixel * 3 + channel] ?? 0) * 0.18;
      result[pixel * 3 + channel] = mask[pixel] ? [216, 52, 27][channel]! : faded;
    }
  }
  return { width, height, rgb: result };
}
