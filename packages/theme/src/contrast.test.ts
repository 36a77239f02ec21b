import { describe, expect, it, test } from 'vitest';
import {
  parseColour,
  contrastPairs,
  minimumRatio,
  pairRatio,
  themes,
  type ColourName,
} from './contrast';
import { defaultColours, defaultTileColours, tiles } from './defaults';

const set = { colours: defaultColours, tileColours: defaultTileColours };

describe.each(themes)('contrast in the %s theme', (theme) => {
  test.each(contrastPairs)('$foreground on $backgrounds', (pair) => {
    expect(pairRatio(pair, theme, set)).toBeGreaterThanOrEqual(minimumRatio[pair.use]);
  });
});

it('the contrast pairs include every colour', () => {
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

it('parses colours', () => {
  expect(parseColour('#ff8000')).toEqual({ rgb: [1, 128 / 255, 0], alpha: 1 });
  expect(parseColour('rgb(0 51 255 / .6)')).toEqual({ rgb: [0, 0.2, 1], alpha: 0.6 });
});

it('rejects text that is not a colour', () => {
  expect(() => parseColour('pale')).toThrow("'pale' is not a colour");
});
