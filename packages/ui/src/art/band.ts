import { arcsPath, kolamBand } from './kolam';
import { dotsPath, type Point } from './path';

const pitch = 26;
const columns = 14;
const rows = 2;

/**
 * Returns one period of the footer's repeating band as an SVG file, used as a mask (`mask: url(band.svg) repeat-x`) so
 * that the background colour shows through.
 */
export function bandFile(): string {
  const { dots, arcs } = kolamBand(columns, rows, { seed: 'threshold', weights: [0.68, 0, 0.32] });
  const [width, height] = [columns * pitch, rows * pitch];
  const curves = arcs.map((arc) => arcsPath([arc], pitch, [pitch / 2, pitch / 2]));
  const places = dots.map(([x, y]): Point => [(x + 0.5) * pitch, (y + 0.5) * pitch]);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="#000" stroke-linecap="round">` +
    `<path stroke-width="2.6" d="${curves.join('')}"/><path stroke-width="4.6" d="${dotsPath(places)}"/></svg>\n`
  );
}
