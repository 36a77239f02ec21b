import { describe, expect, it } from 'vitest';

import { halftone, halftoneDrawing, halftoneSize } from './halftone';

const size = { width: 500, height: 700 };

describe('halftone', () => {
  it('leaves white areas empty and fills black ones', () => {
    expect(halftone(() => 1, size)).toEqual([]);
    expect(halftone(() => 0, size)).toEqual([{ d: expect.any(String), width: 21 }]);
  });

  it('draws larger dots where the picture is darker', () => {
    const shapes = halftone((x) => 1 - x / size.width, size);
    const widths = shapes.map(({ width = 0 }) => width);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    const starts = shapes.map(({ d }) => Number.parseFloat(d.slice(1)));
    expect(starts.at(-1)).toBeGreaterThan(starts[0]!);
  });

  it('shifts every other row by half the dot spacing', () => {
    const [dots] = halftone(() => 0, { width: 10, height: 10 });
    expect(dots?.d).toBe('M0 0h0m10 10h0');
  });
});

describe('halftoneDrawing', () => {
  it('draws covers in their tile’s colours, dark on light', () => {
    const svgOf = (tile: string) =>
      halftoneDrawing(`halftone/${tile}-mill`, (x) => x / 800).parts.art;
    expect(svgOf('cool')).toMatch(/^<g id="art"><path fill="#b9d2ee".*stroke="#14201c"/);
    expect(svgOf('highlight')).toMatch(/^<g id="art"><path fill="#fff4e6".*stroke="#b2371c"/);
  });

  it('draws portraits in the text colour', () => {
    expect(halftoneDrawing('portraits/mill', () => 0.2).parts.art).toContain('currentColor');
    expect(halftoneSize('portraits/mill')).toEqual(size);
  });

  it('rejects names of other drawings', () => {
    expect(halftoneSize('woven/mill')).toBeUndefined();
    expect(() => halftoneDrawing('woven/mill', () => 0)).toThrow('is not a halftone');
  });
});
