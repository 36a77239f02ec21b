import { defineCover } from '../cover';
import { area, disc, dots, line, outlined, row, straight } from '../draw';
import { numbers, points, roundedRectangle, type Point } from '../path';

/** Dot-matrix glyphs of the destination board, three dots wide. */
const glyphs = {
  2: ['###', '..#', '###', '#..', '###'],
  0: ['###', '#.#', '#.#', '#.#', '###'],
  A: ['.#.', '#.#', '###', '#.#', '#.#'],
} as const;

const board: Point[] = (['2', '0', 'A'] as const).flatMap((glyph, index) =>
  glyphs[glyph].flatMap((cells, y) =>
    [...cells].flatMap((cell, x): Point[] =>
      cell === '#' ? [[262 + index * 40 + x * 10, 83 + y * 10]] : [],
    ),
  ),
);
/** An arrow of dots, after the number. */
const arrow = points(412, 103, 402, 93, 402, 113, 392, 103);

/** Tactile paving: bars lead to the stop, dots mark it. */
const bars = [0, 1, 2]
  .flatMap((line) => row(20, -492, 300 + line * 18, 30))
  .map(([x, y]) => straight(x, y, x + 18, y, 8));
const warning = [0, 1, 2].flatMap((line) => row(4, 126, 300 + line * 18, 18));

const body = 'M900 288H238a30 30 0 0 1-30-30V96a48 48 0 0 1 48-48h644';
const windows = row(7, 240, 158, 88)
  .map(([x, y]) => roundedRectangle(x, y, 70, 56, 26))
  .join('');
const riders = row(7, 264, 186, 88).flatMap(([x, y]): Point[] => [
  [x, y],
  [x + 22, y],
]);

/** The tag on the bus's front. */
const tag = { x: 208, y: 176 };
const waves = [34, 62, 90]
  .map((radius) => {
    const [dx, dy] = [radius * Math.cos(0.72), radius * Math.sin(0.72)];
    return `M${numbers(tag.x - dx, tag.y - dy)}a${numbers(radius, radius, 0, 0, 0, 0, 2 * dy)}`;
  })
  .join('');

/** The tag on the bus, its wave, and the rider with a cane at the stop. The bus runs off the edge. */
export default defineCover({
  tile: 'cool',
  alt: 'A bus numbered 20A sends three radio arcs to a single dot waiting on tactile paving.',
  draw: () => ({
    shapes: [
      ...bars,
      dots(warning, 4.6),
      area(`${body}z`),
      line(`M196 318H900${body}`),
      outlined(roundedRectangle(240, 70, 190, 66, 10) + windows),
      dots([...board, ...arrow], 3.7),
      dots(riders),
      disc(292, 288, 30),
      disc(452, 288, 30),
      dots(row(2, 292, 288, 160), 7),
      dots([[tag.x, tag.y]], 9),
      line(waves),
      straight(72, 246, 128, 292),
    ],
    you: [66, 240, 20],
  }),
});
