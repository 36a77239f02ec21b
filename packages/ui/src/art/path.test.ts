import { expect, it } from 'vitest';

import { dotsPath, pathNumbers } from './path';

it.each([
  // Without leading zeros, and without a space before a minus sign.
  [[0.5, -0.25], '.5-.2'],
  [[4, -4], '4-4'],
  // Never a negative zero.
  [[-0, -0.04], '0 0'],
])('pathNumbers writes %j as %s', (values, text) => {
  expect(pathNumbers(...values)).toBe(text);
});

it('dotsPath does not accumulate rounding errors', () => {
  const points = [0, 1, 2].map((y) => [0.04 * (y + 1), y] as const);
  expect(dotsPath(points)).toBe('M0 0h0m.1 1h0m0 1h0');
});
