import { describe, expect, it } from 'vitest';
import { applyChanges, applyTileChanges } from './changes';
import { toOklch } from './colour';
import { contrastPairs, contrastRatio, minimumRatio, pairRatio, themes } from './contrast';
import { defaultColours, defaultTileColours } from './defaults';
import {
  deriveDark,
  palette,
  resolveTheme,
  type PaletteName,
  type ThemeChoices,
} from './resolveTheme';

const pink = '#e91e63';
const names = Object.keys(palette) as PaletteName[];

const setOf = (choices: ThemeChoices) => {
  const { changes } = resolveTheme(choices);
  return {
    colours: applyChanges(defaultColours, changes.colours),
    tileColours: applyTileChanges(defaultTileColours, changes.tiles),
  };
};

const unreadable = (choices: ThemeChoices) => {
  const set = setOf(choices);
  return themes.flatMap((theme) =>
    contrastPairs
      .filter((pair) => pairRatio(pair, theme, set) < minimumRatio[pair.use])
      .map(({ foreground, backgrounds }) => `${theme}: ${foreground} on ${backgrounds.join()}`),
  );
};

describe('the default theme', () => {
  it('is unchanged if the owner sets nothing', () => {
    expect(resolveTheme({})).toEqual({ changes: {}, problems: [] });
  });

  it('is unchanged if the owner sets only default values', () => {
    const colors = Object.fromEntries(
      names.map((name) => [name, { light: palette[name][0], dark: palette[name][1] }]),
    );
    const choices = { colors, radius: { cards: 2, controls: 999 }, lineWidth: 2 };
    expect(resolveTheme(choices)).toEqual({ changes: {}, problems: [] });
  });
});

describe('a chosen accent', () => {
  const { changes } = resolveTheme({ colors: { accent: { light: pink } } });
  const setWithAccent = (light: string) => setOf({ colors: { accent: { light } } });

  it('is used for the hero, all dots and one tile', () => {
    const { colours, tileColours } = setWithAccent(pink);
    const { accent, cool } = tileColours;
    expect([colours.hero[0], colours.dot[0], accent.bg[0], cool.dot[0]]).toEqual(
      Array(4).fill(pink),
    );
  });

  it('gets the text colour that is easiest to read', () => {
    const { colours, tileColours } = setWithAccent('#1f4e9e');
    const { 'on-accent': onAccent, 'hero-fg': headline, ground } = colours;
    expect([onAccent[0], headline[0], tileColours.accent.line[0]]).toEqual(
      Array(3).fill(ground[0]),
    );
  });

  it('leaves the page background and text unchanged', () => {
    expect(changes.colours).not.toHaveProperty('ground');
    expect(changes.colours).not.toHaveProperty('ink');
  });

  it('is lightened for buttons in the dark theme', () => {
    const dark = changes.colours?.['btn-bg']?.[1] ?? '';
    expect(dark).toBe(deriveDark('accent', pink));
    expect(toOklch(dark).h).toBeCloseTo(toOklch(pink).h ?? 0, 0);
    expect(contrastRatio(dark, palette.background[1])).toBeGreaterThan(4.5);
  });

  it('keeps a dark value that the owner has set', () => {
    const { colours } = setOf({ colors: { accent: { light: pink, dark: '#ff80ab' } } });
    expect(colours.dot.slice(0, 2)).toEqual([pink, '#ff80ab']);
  });

  it('moves the hues of other tiles towards the accent’s hue', () => {
    const { tileColours } = setWithAccent('#1d4ed8');
    const accentHue = toOklch('#1d4ed8').h!;
    for (const tile of ['highlight', 'deep', 'cool', 'warm', 'fresh'] as const) {
      for (const colour of [tileColours[tile].bg[0], tileColours[tile].line[1]]) {
        expect(Math.abs(toOklch(colour).h! - accentHue)).toBeLessThan(45);
      }
    }
  });

  it.each([
    ['#5b7186', toOklch('#5b7186').c / 2],
    ['#444444', 0.01],
  ])('mutes tiles in proportion: %s', (accent, maxChroma) => {
    const { warm, fresh } = setWithAccent(accent).tileColours;
    for (const { bg } of [warm, fresh]) expect(toOklch(bg[0]).c).toBeLessThan(maxChroma);
  });

  it('keeps dots visible on dark tiles and buttons if dark', () => {
    const { colours, tileColours } = setWithAccent('#1d3557');
    for (const { bg, dot } of [tileColours.deep, tileColours.ink]) {
      expect(contrastRatio(dot[0], bg[0])).toBeGreaterThanOrEqual(3);
    }
    expect(contrastRatio(colours['btn-dot'][0], colours['btn-bg'][0])).toBeGreaterThan(4.5);
  });

  it('does not change tiles that the owner has set', () => {
    const colors = { accent: { light: pink }, warm: { light: palette.warm[0] } };
    expect(setOf({ colors }).tileColours.warm.bg).toEqual(defaultTileColours.warm.bg);
  });

  it.each([pink, '#000000', '#ffffff', '#808080', '#0000ff'])(
    'keeps all text readable with %s',
    (light) => expect(unreadable({ colors: { accent: { light } } })).toEqual([]),
  );
});

describe('a chosen background', () => {
  it.each(['#ffffff', '#fff0f6', '#d8e2dc', '#ffe8a3'])('keeps all text readable on %s', (light) =>
    expect(unreadable({ colors: { background: { light } } })).toEqual([]),
  );

  it('is dark in the dark theme, whatever its light value', () => {
    for (const light of ['#fff0f6', '#1b1b3a']) {
      expect(toOklch(deriveDark('background', light)).l).toBeLessThan(0.4);
    }
  });

  it('does not change a surface colour that the owner set', () => {
    const colors = { background: { light: '#fff0f6' }, surface: { light: '#ffffff' } };
    expect(setOf({ colors }).colours.raised[0]).toBe('#ffffff');
  });
});

describe('insufficient contrast', () => {
  it.each<[PaletteName, ThemeChoices['colors'], string]>([
    [
      'text',
      { text: { light: '#999999', dark: '#ffffff' } },
      'choose colours that differ more: text #999999 on background #f0f3ee has a contrast of 2.54:1, and needs 4.5:1',
    ],
    ['cool', { cool: { dark: '#222222' } }, 'cool #222222 on the background of the cool tile #'],
    [
      'text',
      { background: { light: '#f4f1ea' }, text: { light: '#8f9aa0' } },
      'text #8f9aa0 on background #f4f1ea',
    ],
    ['border', { border: { light: '#cccccc' } }, 'and needs 3:1'],
    [
      'background',
      { background: { light: '#1b1b3a' } },
      'on the white paper of printed pages #ffffff',
    ],
  ])('of %s is reported with both colours and ratios', (colour, colors = {}, message) => {
    const { problems } = resolveTheme({ colors });
    expect(problems.map((problem) => problem.colour)).toEqual([colour]);
    expect(problems[0]?.expectation).toContain(message);
  });

  it('is not reported for fine lines', () => {
    expect(resolveTheme({ colors: { line: { light: '#f0f0ee' } } }).problems).toEqual([]);
  });
});

it('writes radii and line widths as CSS lengths', () => {
  const { changes } = resolveTheme({ radius: { cards: 12, controls: 8 }, lineWidth: 1 });
  expect(changes).toEqual({
    radii: { tile: '12px', pill: '8px', field: '8px' },
    borderWidths: { b: '1px' },
  });
});

it('gives fields the radius of cards if buttons are pills', () => {
  const { changes } = resolveTheme({ radius: { cards: 12 } });
  expect(changes.radii).toEqual({ tile: '12px', field: '12px' });
});
