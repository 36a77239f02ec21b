import { expect, it } from 'vitest';
import { table } from '../table';
import { median } from './statistics';

it('a median is the middle of odd numbers, the mean of the two middles of even ones, 0 of none', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(median([])).toBe(0);
});

it('a table aligns names at the start and figures at the end', () => {
  expect(
    table([
      { route: '/', ms: 1200 },
      { route: '/about', ms: '7' },
    ]),
  ).toBe('route     ms\n/       1200\n/about     7');
});
