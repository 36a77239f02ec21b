import { contrastRatio } from '@portfolio/theme/contrast';
import { tileColours, type Tile } from '@portfolio/theme';
import { layer, paths, type Shape } from './draw';
import { coverBox, type Drawing } from './drawing';
import { dotsPath, type Point } from './path';

/** Size of a halftone's source image, in px. */
interface ImageSize {
  width: number;
  height: number;
}

/** Returns the brightness of a picture at a point, from 0 (black) to 1 (white). */
export type Brightness = (x: number, y: number) => number;

/** Image size by folder, the part of a drawing's name before the slash. */
const sizes: Record<string, ImageSize> = {
  halftone: { width: 800, height: 600 },
  portraits: { width: 500, height: 700 },
};

/** Returns the image size that a halftone needs; undefined if the drawing is not a halftone. */
export const halftoneSize = (name: string) => sizes[name.slice(0, name.indexOf('/'))];

/** Distance between rows. Every other row is shifted by this distance. */
const rowStep = 10;
const columnStep = rowStep * 2;

const minDiameter = 3;

/**
 * Converts a picture to dots: the darker an area, the larger its dots. Returns one shape per diameter, smallest first. Lightens midtones,
 * so that faces stay recognisable.
 *
 * @param brightness the picture's brightness at each point within `size`
 */
export function halftone(brightness: Brightness, size: ImageSize): Shape[] {
  const offsets = [-6, -3, 0, 3, 6];
  const clamp = (value: number, length: number) => Math.min(length - 1, Math.max(0, value));
  const diameterAt = (x: number, y: number) => {
    const samples = offsets.flatMap((dy) =>
      offsets.map((dx) => brightness(clamp(x + dx, size.width), clamp(y + dy, size.height))),
    );
    const darkness = 1 - samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
    const tone = darkness > 0.9 ? darkness : darkness ** 1.55 * 1.02;
    return Math.round(Math.sqrt(tone) * columnStep * 1.04);
  };
  const byDiameter = new Map<number, Point[]>();
  for (let y = 0; y <= size.height; y += rowStep) {
    for (let x = y % columnStep; x <= size.width; x += columnStep) {
      const diameter = diameterAt(x, y);
      byDiameter.set(diameter, [...(byDiameter.get(diameter) ?? []), [x, y]]);
    }
  }
  return [...byDiameter]
    .filter(([diameter]) => diameter >= minDiameter)
    .sort(([a], [b]) => a - b)
    .map(([width, points]) => ({ d: dotsPath(points), width }));
}

/**
 * Draws a photograph as a halftone. `portraits/<name>` is in the text colour. `halftone/<tile>-<name>` is a cover in the tile's
 * light-theme colours, in both themes, because dark-theme colours would turn it into a negative.
 *
 * @param brightness the photograph's brightness at each point within `halftoneSize`
 * @throws if the name matches neither form
 */
export function halftoneDrawing(name: string, brightness: Brightness): Drawing {
  const size = halftoneSize(name);
  if (!size)
    throw new Error(`"${name}" is not a halftone: use portraits/<name> or halftone/<tile>-<name>.`);
  const shapes = halftone(brightness, size);
  if (name.startsWith('portraits/')) {
    const box = [0, 0, size.width, size.height] as const;
    return { name, box, parts: { art: layer('art', { stroke: 'text' }, shapes) } };
  }
  const tile = name.split(/[/-]/)[1] as Tile;
  const { bg, line } = tileColours[tile];
  const lightness = (colour: string) => contrastRatio(colour, '#000000');
  const [ink, paper] = [bg[0], line[0]].sort((one, other) => lightness(one) - lightness(other));
  const [, , width, height] = coverBox;
  const art = [
    `<g id="art"><path fill="${paper}" d="M0 0h${width}v${height}H0z"/>`,
    `<g fill="none" stroke="${ink}" stroke-linecap="round" transform="scale(${width / size.width})">`,
    `${paths(shapes)}</g></g>`,
  ].join('');
  return { name, box: coverBox, parts: { art } };
}
