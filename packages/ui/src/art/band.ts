import type { Box } from './drawing';
import { kolamBand } from './kolam';
import { dotsPath, numbers, type Point } from './path';

const pitch = 26;
const columns = 14;
const rows = 2;

/** Size of one period of the band in px: repeat it at this size. */
export const bandSize = { width: columns * pitch, height: rows * pitch } as const;

/**
 * One period of the footer's endless band, as a whole SVG file. It is a mask (`mask: url(band.svg) repeat-x`): what shows
 * through it is the element's background colour, so that it follows the theme.
 */
export function bandFile(): string {
  const { dots, arcs } = kolamBand(columns, rows, { seed: 'threshold' });
  const at = ([x, y]: Point): Point => [(x + 0.5) * pitch, (y + 0.5) * pitch];
  const curves = arcs.map((arc) => {
    const [x1, y1] = at(arc.from);
    const [x2, y2] = at(arc.to);
    const [ax, ay] = arc.fromHandle.map((value) => Math.round(value * pitch)) as [number, number];
    const [bx, by] = arc.toHandle.map((value) => Math.round(value * pitch)) as [number, number];
    return `M${numbers(x1, y1)}c${numbers(ax, ay, x2 - x1 + bx, y2 - y1 + by, x2 - x1, y2 - y1)}`;
  });
  const box: Box = [0, 0, bandSize.width, bandSize.height];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box[2]}" height="${box[3]}" viewBox="${box.join(' ')}" fill="none" stroke="#000" stroke-linecap="round">` +
    `<path stroke-width="2.6" d="${curves.join('')}"/><path stroke-width="4.6" d="${dotsPath(dots.map(at))}"/></svg>\n`
  );
}
