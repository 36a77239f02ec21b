import { describe, expect, it } from 'vitest';

import { halftone, halftoneDrawing, halftoneSize, screen } from './halftone';

const size = { width: 500, height: 700 };

describe('halftone', () => {
  it('leaves white empty and gives black maximum dots', () => {
    expect(halftone(() => 1, size).join('')).toBe('');
    const black = halftone(() => 0, size);
    expect(black).toHaveLength(71);
    expect(new Set(black.join(''))).toEqual(new Set(['s']));
    expect(screen(black)).toEqual([{ d: expect.any(String), width: 21 }]);
  });

  it('draws larger dots where the picture is darker', () => {
    const [row = ''] = halftone((x) => 1 - x / size.width, size).slice(10);
    expect([...row].sort()).toEqual([...row]);
    expect(row.at(-1)).toMatch(/[n-s]/);
  });

  it('shifts every other row by half a step', () => {
    expect(screen(['a', 'a'])).toEqual([{ d: 'M0 0h0m10 10h0', width: 3 }]);
  });
});

describe('a photograph as dots', () => {
  it('has its tile’s colours, dark on light', () => {
    const svgOf = (tile: string) =>
      halftoneDrawing(`halftone/${tile}-mill`, (x) => x / 800).parts.art;
    expect(svgOf('cool')).toMatch(/^<g id="art"><path fill="#b9d2ee".*stroke="#14201c"/);
    expect(svgOf('highlight')).toMatch(/^<g id="art"><path fill="#fff4e6".*stroke="#b2371c"/);
  });

  it('has the text’s colour as a portrait', () => {
    expect(halftoneDrawing('portraits/mill', () => 0.2).parts.art).toContain('currentColor');
    expect(halftoneSize('portraits/mill')).toEqual(size);
  });

  it('rejects other names', () => {
    expect(halftoneSize('woven/mill')).toBeUndefined();
    expect(() => halftoneDrawing('woven/mill', () => 0)).toThrow('is not a halftone');
  });
});
