import { chain, weave, type Kolam } from '../../art/kolam';
import type { Point } from '../../art/path';

/** The zero's width and height, in dots. */
const size: Point = [4, 7];

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The zero's outline, anticlockwise from the dot above the gap to the dot below it. */
export const initialLine: readonly Point[] = [
  [3, 1],
  ...range(0, 3).map((x): Point => [3 - x, 0]),
  ...range(1, 6).map((y): Point => [0, y]),
  ...range(1, 3).map((x): Point => [x, 6]),
  [3, 5],
  [3, 4],
  [3, 3],
];

const isSame = (one: Point | undefined, other: Point) => one?.join() === other.join();
const isAdjacent = ([x, y]: Point, [otherX, otherY]: Point) =>
  Math.abs(x - otherX) + Math.abs(y - otherY) === 1;

/** Returns the dots that are not on the line. */
export const freeDots = (line: readonly Point[]): Point[] =>
  range(0, size[1] - 1)
    .flatMap((y) => range(0, size[0] - 1).map((x): Point => [x, y]))
    .filter((dot) => !line.some((visited) => isSame(visited, dot)));

/** Returns whether the line is closed and includes every dot. */
export const isClosed = (line: readonly Point[]) =>
  line.length > 1 && isSame(line[0], line.at(-1)!) && freeDots(line).length === 0;

/**
 * Extends the line to the next dot. Moving back to the previous dot undoes the last step, but never shortens the initial line.
 *
 * @returns the line, unchanged if the dot is too far away, off the grid or already visited
 */
export function step(line: readonly Point[], dot: Point): readonly Point[] {
  const end = line.at(-1)!;
  const [x, y] = dot;
  if (x < 0 || y < 0 || x >= size[0] || y >= size[1] || !isAdjacent(end, dot) || isClosed(line)) {
    return line;
  }
  if (line.length > initialLine.length && isSame(line.at(-2), dot)) return line.slice(0, -1);
  const closes = isSame(line[0], dot) && freeDots(line).length === 0;
  if (!closes && line.some((visited) => isSame(visited, dot))) return line;
  return [...line, dot];
}

const between = (from: number, to: number) =>
  range(1, Math.abs(to - from)).map((distance) => from + Math.sign(to - from) * distance);

/**
 * Extends the line to the dot under the pointer: along the row first or, if that way is blocked, along the column first.
 *
 * @returns the line, unchanged if both ways are blocked
 */
export function follow(line: readonly Point[], dot: Point): readonly Point[] {
  const [fromX, fromY] = line.at(-1)!;
  const [x, y] = dot;
  const inRow = (row: number) => between(fromX, x).map((column): Point => [column, row]);
  const inColumn = (column: number) => between(fromY, y).map((row): Point => [column, row]);
  const routes = [
    [...inRow(fromY), ...inColumn(x)],
    [...inColumn(fromX), ...inRow(y)],
  ];
  return (
    routes
      .map((route) => route.reduce(step, line))
      .find((extended) => isSame(extended.at(-1), dot)) ?? line
  );
}

/** Returns a kolam: the current line or, once the line is closed, a weave around all the zero's dots. */
export const zeroKolam = (line: readonly Point[]): Kolam =>
  isClosed(line) ? weave(range(1, size[1]).map(() => '#'.repeat(size[0]))) : chain(line);
