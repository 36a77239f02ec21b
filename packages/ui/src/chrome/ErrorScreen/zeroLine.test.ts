import { expect, it } from 'vitest';
import { initialLine, follow, isClosed } from './zeroLine';

it('adds the dots that a fast pointer skipped', () => {
  const line = follow(initialLine, [2, 5]);
  expect(line.slice(initialLine.length)).toEqual([
    [2, 3],
    [2, 4],
    [2, 5],
  ]);
});

it('moves along the column first if the row is blocked', () => {
  const line = follow(follow(initialLine, [2, 2]), [1, 4]);
  expect(line.slice(-2)).toEqual([
    [1, 3],
    [1, 4],
  ]);
});

it('does not cross the existing line', () => {
  expect(follow(initialLine, [0, 3])).toBe(initialLine);
});

it('closes after visiting every dot', () => {
  const corners = [
    [2, 3],
    [2, 5],
    [1, 5],
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 2],
    [3, 1],
  ] as const;
  const line = corners.reduce((current, [x, y]) => follow(current, [x, y]), initialLine);
  expect(isClosed(line)).toBe(true);
});
