import { expect, it } from 'vitest';

import { halftone, halftoneDrawing, halftoneSize } from './halftone';

const size = { width: 500, height: 700 };

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

it.each([
  ['halftone/cool-mill', /^<g id="art"><path fill="#b9d2ee".*stroke="#14201c"/],
  ['halftone/highlight-mill', /^<g id="art"><path fill="#fff4e6".*stroke="#b2371c"/],
  ['portraits/mill', /currentColor/],
])('draws %s in its colours, dark on light', (name, markup) => {
  expect(halftoneDrawing(name, (x) => x / 800).parts.art).toMatch(markup);
});

it('rejects names of other drawings', () => {
  expect(halftoneSize('woven/mill')).toBeUndefined();
  expect(() => halftoneDrawing('woven/mill', () => 0)).toThrow('is not a halftone');
});
