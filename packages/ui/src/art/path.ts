export type Point = readonly [x: number, y: number];

/** Rounds to one decimal, which is precise enough for every canvas. */
export const round = (value: number) => Math.round(value * 10) / 10 || 0;

const compact = (value: number) => String(round(value)).replace(/^(-?)0\./, '$1.');

/** Joins numbers as compact path data: `[4, -4, 0.5]` → `4-4 .5`. */
export function pathNumbers(...values: number[]): string {
  return values
    .map(compact)
    .reduce((text, next) => (text && !next.startsWith('-') ? `${text} ${next}` : text + next), '');
}

/** Returns path data for a line from one point to another. */
export const segment = (x1: number, y1: number, x2: number, y2: number) =>
  `M${pathNumbers(x1, y1)}L${pathNumbers(x2, y2)}`;

/** Returns path data for a closed circle. */
export function circle(x: number, y: number, radius: number): string {
  const half = (sign: 1 | -1) => pathNumbers(radius, radius, 0, 1, 0, sign * radius * 2, 0);
  return `M${pathNumbers(x - radius, y)}a${half(1)}a${half(-1)}z`;
}

/** Returns path data for a closed rectangle with rounded corners. */
export function roundedRectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  const r = radius;
  const corner = (dx: number, dy: number) => `a${pathNumbers(r, r, 0, 0, 1, dx, dy)}`;
  return (
    `M${pathNumbers(x + r, y)}h${pathNumbers(width - 2 * r)}${corner(r, r)}v${pathNumbers(height - 2 * r)}${corner(-r, r)}` +
    `h${pathNumbers(2 * r - width)}${corner(-r, -r)}v${pathNumbers(2 * r - height)}${corner(r, -r)}z`
  );
}

/** Returns a path with a zero-length stroke for each dot. Coordinates are relative, so that a lattice compresses well. */
export function dotsPath(points: readonly Point[]): string {
  let [x, y] = [0, 0];
  return points
    .map(([nextX, nextY], index) => {
      const [dx, dy] = [round(nextX) - x, round(nextY) - y];
      [x, y] = [round(nextX), round(nextY)];
      return index ? `m${pathNumbers(dx, dy)}h0` : `M${pathNumbers(x, y)}h0`;
    })
    .join('');
}
