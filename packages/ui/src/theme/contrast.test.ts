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
import { colours, tileColours, tiles } from './tokens';

describe.each(themes)('contrast in the %s theme', (theme) => {
  test.each(contrastPairs.map((pair) => [pair.foreground, pair.backgrounds.join(' or '), pair]))(
    '%s on %s',
    (_foreground, _background, pair) => {
      expect(pairRatio(pair, theme)).toBeGreaterThanOrEqual(minimumRatio[pair.use]);
    },
  );
});

it('looks at every colour there is', () => {
  const seen = new Set<ColourName>(
    contrastPairs.flatMap(({ foreground, backgrounds }) => [foreground, ...backgrounds]),
  );
  const all = [
    ...Object.keys(colours),
    ...tiles.flatMap((tile) => Object.keys(tileColours[tile]).map((part) => `${tile}/${part}`)),
  ];
  expect(all.filter((name) => !seen.has(name as ColourName))).toEqual([]);
});

it('computes the ratios that WCAG gives as examples', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#ffffff', '#ffffff')).toBe(1);
  // The lightest grey that passes on white, and the next one, which does not.
  expect(contrastRatio('#767676', '#ffffff')).toBeGreaterThan(4.5);
  expect(contrastRatio('#777777', '#ffffff')).toBeLessThan(4.5);
});

it('does not mind which of the two is lighter', () => {
  expect(contrastRatio('#14201c', '#ffc629')).toBe(contrastRatio('#ffc629', '#14201c'));
});

it('reads both notations and refuses others', () => {
  expect(channelsOf('#ff8000')).toEqual({ rgb: [1, 128 / 255, 0], alpha: 1 });
  expect(channelsOf('rgb(0 51 255 / .6)')).toEqual({ rgb: [0, 0.2, 1], alpha: 0.6 });
  expect(() => channelsOf('red')).toThrow("'red' is neither");
});
