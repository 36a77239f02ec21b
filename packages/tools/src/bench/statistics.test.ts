import { describe, expect, it } from 'vitest';
import { table } from '../table';
import { median } from './statistics';

describe('median', () => {
  it('is the middle of odd numbers, the mean of the two middles of even ones, 0 of none', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 9])).toBe(3);
    expect(median([])).toBe(0);
  });
});

describe('table', () => {
  it('aligns names at the start and figures at the end', () => {
    expect(
      table([
        ['route', 'ms'],
        ['/', '1200'],
        ['/about', '7'],
      ]),
    ).toBe('route     ms\n/       1200\n/about     7');
  });
});
