import { dotsLayer, lineLayer, litDots, type Shape } from './draw';
import type { Box, Drawing } from './drawing';
import { kolam, loopPaths } from './kolam';
import { circle, numbers, polyline, roundedRectangle, type Point } from './path';

/** Five columns of four knuckles and a wrist are the 21 landmarks of a hand. All five drawings share these dots. */
const pitch = 30;
const origin: Point = [10, 10];
const at = (column: number, row: number): Point => [
  origin[0] + column * pitch,
  origin[1] + row * pitch,
];
const wrist = at(2, 5);
const lattice: Point[] = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2, 3, 4].map((column) => at(column, row)),
);
const box: Box = [0, 0, 140, 172];

const through = (...stops: Point[]) => polyline(stops.map(([column, row]) => at(column, row)));
/** A cubic curve's three points, in absolute coordinates. */
const curve = (...stops: Point[]) => numbers(...stops.flatMap(([column, row]) => at(column, row)));

const open = (d: string): Shape => ({ d, fill: 'ground' });
const stops = (...places: Point[]) =>
  open(places.map(([column, row]) => circle(...at(column, row), 6)).join(''));
const anchors = (...places: Point[]) =>
  open(
    places
      .map(([column, row]) => {
        const [x, y] = at(column, row);
        return roundedRectangle(x - 5, y - 5, 10, 10, 0);
      })
      .join(''),
  );

const doorstep = kolam(['#####', '#####', '#####', '#####', '..#..', '..#..'], {
  seed: 'e',
  symmetry: 'mirror',
  weights: [0.85, 0, 0.15],
});

const drawings: Record<string, { lines: readonly (string | Shape)[]; you: Point }> = {
  hand: {
    lines: [0, 1, 2, 3, 4].map((finger) => through([finger, 0], [finger, 3], [2, 5])),
    you: at(1, 0),
  },
  route: {
    lines: [
      through([0, 3], [0, 2], [1, 1], [3, 1], [4, 2], [4, 3], [2, 5]),
      stops([0, 3], [1, 1], [2, 1], [3, 1], [4, 2]),
    ],
    you: wrist,
  },
  board: {
    lines: [
      through([0, 0], [0, 1], [1, 2], [1, 3], [2, 4], [2, 5]),
      ...[1, 2, 3].map((pad) => through([pad, 0], [pad, 1], [pad + 1, 2], [pad + 1, 3])),
      stops([0, 0], [1, 0], [2, 0], [3, 0], [2, 3], [3, 3], [4, 3]),
    ],
    you: wrist,
  },
  vector: {
    lines: [
      `M${curve([0, 3])}C${curve([0, 1], [1, 0], [2, 0])}S${curve([4, 1], [4, 3])}S${curve([3, 5], [2, 5])}`,
      {
        d: through([1, 0], [3, 0]) + through([0, 3], [0, 1]) + through([4, 1], [4, 3]),
        width: 1.6,
      },
      anchors([0, 3], [4, 3]),
      stops([1, 0], [3, 0]),
    ],
    you: at(2, 0),
  },
  kolam: {
    lines: loopPaths(doorstep, pitch, origin),
    you: wrist,
  },
};

/** The same dots with different lines: `same-dots/hand`, `route`, `board`, `vector` and `kolam`. */
export const sameDotsDrawings: Drawing[] = Object.entries(drawings).map(
  ([name, { lines, you }]) => ({
    name: `same-dots/${name}`,
    box,
    parts: {
      dots: dotsLayer([...lattice, wrist], 3),
      line: lineLayer(lines, 2.8),
      you: litDots([you], 7, 2.5),
    },
  }),
);
