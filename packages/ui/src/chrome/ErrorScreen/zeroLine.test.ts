import { expect, it } from 'vitest';
import { begun, dotsLeft, follow, isClosed } from './zeroLine';

it('follows a fast pointer through the dots in between', () => {
  const line = follow(begun, [2, 5]);
  expect(line.slice(begun.length)).toEqual([
    [2, 3],
    [2, 4],
    [2, 5],
  ]);
});

it('turns the other way if a dot is in the way', () => {
  const line = follow(follow(begun, [2, 2]), [1, 4]);
  expect(line.slice(-2)).toEqual([
    [1, 3],
    [1, 4],
  ]);
});

it('does not jump over the line', () => {
  expect(follow(begun, [0, 3])).toBe(begun);
});

it('closes from corner to corner', () => {
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
  const line = corners.reduce((last, [x, y]) => follow(last, [x, y]), begun);
  expect(dotsLeft(line)).toBe(0);
  expect(isClosed(line)).toBe(true);
});
