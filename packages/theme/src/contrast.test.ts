import { describe, expect, it, test } from 'vitest';
import {
  channelsOf,
  contrastPairs,
  contrastRatio,
  minimumRatio,
  pairRatio,
  themes,
  type ColourName,
} from './contrast';
import { defaultColours, defaultTileColours, tiles } from './defaults';

const set = { colours: defaultColours, tileColours: defaultTileColours };

describe.each(themes)('contrast in the %s theme', (theme) => {
  test.each(contrastPairs.map((pair) => [pair.foreground, pair.backgrounds.join(' or '), pair]))(
    '%s on %s',
    (_foreground, _background, pair) => {
      expect(pairRatio(pair, theme, set)).toBeGreaterThanOrEqual(minimumRatio[pair.use]);
    },
  );
});

it('checks every colour', () => {
  const seen = new Set<ColourName>(
    contrastPairs.flatMap(({ foreground, backgrounds }) => [foreground, ...backgrounds]),
  );
  const all = [
    ...Object.keys(defaultColours),
    ...tiles.flatMap((tile) =>
      Object.keys(defaultTileColours[tile]).map((part) => `${tile}/${part}`),
    ),
  ];
  expect(all.filter((name) => !seen.has(name as ColourName))).toEqual([]);
});

it('computes WCAG’s example ratios', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#ffffff', '#ffffff')).toBe(1);
  // The lightest grey that passes on white, and the next one, which does not.
  expect(contrastRatio('#767676', '#ffffff')).toBeGreaterThan(4.5);
  expect(contrastRatio('#777777', '#ffffff')).toBeLessThan(4.5);
});

it('ignores which of two colours is lighter', () => {
  expect(contrastRatio('#14201c', '#ffc629')).toBe(contrastRatio('#ffc629', '#14201c'));
});

it('parses both notations and rejects others', () => {
  expect(channelsOf('#ff8000')).toEqual({ rgb: [1, 128 / 255, 0], alpha: 1 });
  expect(channelsOf('rgb(0 51 255 / .6)')).toEqual({ rgb: [0, 0.2, 1], alpha: 0.6 });
  expect(() => channelsOf('red')).toThrow("'red' is neither");
});
