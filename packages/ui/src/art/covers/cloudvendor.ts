import { defineCover } from '../cover';
import { dots, line, outlined, woven } from '../draw';
import { rectangle, weave } from '../kolam';
import type { Point } from '../path';

const pitch = 34;
/** Centre and half width of the table. */
const middle = 240;
const half = 92;

const drum = `M${middle - half} 100v160c0 22 41 40 92 40s92-18 92-40V100`;
const lid = `M${middle - half} 100a92 36 0 1 1 184 0 92 36 0 1 1-184 0z`;
const band = (y: number) => `M${middle - half} ${y}c0 22 41 40 92 40s92-18 92-40`;
const records = [158, 211, 264].flatMap((y): Point[] => [
  [middle - 54, y],
  [middle - 18, y + 8],
  [middle + 18, y + 8],
  [middle + 54, y],
]);

/** Create, read, update, delete: four lines from both edges to one table. */
export default defineCover({
  tile: 'ink',
  alt: 'A database drum with four woven lines: two come in from the left and two leave to the right.',
  draw: () => ({
    shapes: [
      ...[150, 222].flatMap((y) =>
        [130 - 18 * pitch, 350].flatMap((x) => woven(weave(rectangle(19, 1)), { x, y, pitch })),
      ),
      outlined(drum, 'soft'),
      outlined(lid, 'soft'),
      line(band(153) + band(206)),
      dots(records, 4.4),
    ],
    you: [middle, 100, 14],
  }),
});
