import { describe, expect, it } from 'vitest';

import { diameterOf, halftone, portraitSize } from './halftone';
import { halftoneDrawing, halftoneSize } from './halftoneDrawing';
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
    const [row = ''] = halftone((x) => 1 - x / portraitSize.width).slice(10);
    const sizes = [...row].map(diameterOf);
    expect([...sizes].sort((a, b) => a - b)).toEqual(sizes);
    expect(sizes.at(-1)).toBeGreaterThan(15);
  });

  it('shifts every other row by half a step', () => {
    expect(screen(['a', 'a'])).toEqual([{ d: 'M0 0h0m10 10h0', width: 3 }]);
  });
});

describe('a photograph as dots', () => {
  it('is printed in the colours of its tile, the darker one on the lighter', () => {
    const svgOf = (tile: string) =>
      halftoneDrawing(`halftone/${tile}-mill`, (x) => x / 800).parts.art;
    expect(svgOf('neelam')).toMatch(/^<g id="art"><path fill="#b9d2ee".*stroke="#14201c"/);
    expect(svgOf('kaavi')).toMatch(/^<g id="art"><path fill="#fff4e6".*stroke="#b2371c"/);
  });

  it('is in the colour of the text as a portrait', () => {
    expect(halftoneDrawing('portraits/mill', () => 0.2).parts.art).toContain('currentColor');
    expect(halftoneSize('portraits/mill')).toEqual(portraitSize);
  });

  it('is no other drawing', () => {
    expect(halftoneSize('woven/mill')).toBeUndefined();
    expect(() => halftoneDrawing('woven/mill', () => 0)).toThrow('no screen of dots');
  });
});
