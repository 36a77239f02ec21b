import { describe, expect, it } from 'vitest';

import { circle, dotsPath, pathNumbers, roundedRectangle, segment } from './path';

it.each([
  // Without leading zeros, and without a space before a minus sign.
  [[0.5, -0.25], '.5-.2'],
  [[4, -4], '4-4'],
  // Never a negative zero.
  [[-0, -0.04], '0 0'],
])('pathNumbers writes %j as %s', (values, text) => {
  expect(pathNumbers(...values)).toBe(text);
});

describe('path data', () => {
  it('draws a line between two points', () => {
    expect(segment(0, 0, -1, 2.5)).toBe('M0 0L-1 2.5');
  });

  it('draws circles and rectangles as closed paths', () => {
    expect(circle(10, 10, 4)).toBe('M6 10a4 4 0 1 0 8 0a4 4 0 1 0-8 0z');
    expect(roundedRectangle(0, 0, 10, 8, 2)).toMatch(/^M2 0h6a2 2 0 0 1 2 2v4.*z$/);
  });

  it('does not accumulate rounding errors between dots', () => {
    const points = [0, 1, 2].map((y) => [0.04 * (y + 1), y] as const);
    expect(dotsPath(points)).toBe('M0 0h0m.1 1h0m0 1h0');
  });
});
