import { describe, expect, it } from 'vitest';

import { diameterOf, halftone, screenSize } from './halftone';
import { screen } from './portrait';

describe('halftone', () => {
  it('leaves white empty and makes black as large as the screen allows', () => {
    expect(halftone(() => 1).join('')).toBe('');
    const black = halftone(() => 0);
    expect(black).toHaveLength(71);
    expect(new Set(black.join(''))).toEqual(new Set(['s']));
    expect(diameterOf('s')).toBe(21);
  });

  it('draws larger dots where the picture is darker', () => {
    const [row = ''] = halftone((x) => 1 - x / screenSize.width).slice(10);
    const sizes = [...row].map(diameterOf);
    expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
    expect(sizes.at(-1)).toBeGreaterThan(15);
  });

  it('shifts every other row by half a step', () => {
    expect(screen(['a', 'a'])).toEqual([{ d: 'M0 0h0m10 10h0', width: 3 }]);
  });
});
