import { describe, expect, it } from 'vitest';
import * as css from './css';
import { lengthPx } from './designTokens';
import { globalCss } from './globalCss';
import * as tokens from './tokens';
import { tokensCss } from './tokensCss';

describe('the tokens', () => {
  it('increases from step to step', () => {
    const steps = Object.values(tokens.spaces).map(([value]) => lengthPx(value));
    expect(steps).toEqual(Object.keys(tokens.spaces).map(Number));
    const widths = Object.values(tokens.breakpoints).map((value) => lengthPx(value));
    const times = Object.values(tokens.durations).map(([ms]) => ms);
    for (const list of [widths, times]) expect(list).toEqual([...list].sort((a, b) => a - b));
  });

  it('scales text with the window, from 13 px up', () => {
    for (const [value] of Object.values(tokens.sizes)) {
      expect(lengthPx(value, 1280)).toBeGreaterThanOrEqual(lengthPx(value, 390));
      expect(lengthPx(value, 320)).toBeGreaterThanOrEqual(13);
    }
    expect(lengthPx(tokens.sizes.body[0], 320)).toBeGreaterThanOrEqual(16);
  });

  it('stacks skip link over popup over banner over chat', () => {
    const { skip, popup, cookie, chat, nav, drop } = tokens.layers;
    const stack = [skip, popup, cookie, chat, nav, drop].map(([level]) => level);
    expect(stack).toEqual([...stack].sort((a, b) => b - a));
  });

  it('writes easings for CSS and design tools', () => {
    for (const [curve] of Object.values(tokens.easings)) {
      expect(curve).toMatch(/^cubic-bezier\(([-\d.]+, ){3}[-\d.]+\)$/);
    }
  });
});

describe('the style sheet', () => {
  const [light = '', shared = '', , dark = ''] = tokensCss().split('\n');
  const namesIn = (sheet: string) =>
    Array.from(sheet.matchAll(/(--[\w-]+):/g), ([, name = '']) => name);

  it('sets each property once, including all tile colours', () => {
    const names = namesIn(light + shared);
    expect(new Set(names).size).toBe(names.length);
    const read = tokens.tiles.flatMap((tile) =>
      Array.from(css.tileVars(tile).matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name),
    );
    expect(names).toEqual(expect.arrayContaining(read));
  });

  it('sets dark colours by class only, never on paper', () => {
    const { colours, tileColours, shadows } = tokens;
    const pairs = [colours, ...Object.values(tileColours), shadows].flatMap(Object.values);
    for (const [day, night] of pairs) {
      expect(light).toContain(`:${day};`);
      expect(dark).toContain(`:${night};`);
    }
    expect(light).toMatch(/^:root,\[data-theme=light\]\{color-scheme:light;/);
    expect(dark).toMatch(/^@media not print\{body\.dark\{color-scheme:dark;/);
    expect(namesIn(dark)).toEqual(namesIn(light));
  });

  const sheet = globalCss(
    {
      display: [
        { url: '/latin.woff2', range: 'U+20', weight: '500 700' },
        { url: '/other.woff2', range: 'U+E4', weight: '500 700' },
      ],
      text: [{ url: '/text.woff2', weight: '400 700' }],
      mono: [{ url: '/mono.woff2' }],
    },
    '@font-face{font-family:"Local"}',
  );

  it('declares font subsets that swap in', () => {
    expect(sheet.split('\n').slice(0, 5)).toEqual([
      '@font-face{font-family:"Anek Latin Variable";src:url(/latin.woff2) format("woff2");font-weight:500 700;font-display:swap;unicode-range:U+20}',
      '@font-face{font-family:"Anek Latin Variable";src:url(/other.woff2) format("woff2");font-weight:500 700;font-display:swap;unicode-range:U+E4}',
      '@font-face{font-family:"Atkinson Hyperlegible Next Variable";src:url(/text.woff2) format("woff2");font-weight:400 700;font-display:swap}',
      '@font-face{font-family:"JetBrains Mono";src:url(/mono.woff2) format("woff2");font-display:swap}',
      '@font-face{font-family:"Local"}',
    ]);
  });

  it.each([
    [
      'stills all motion for those who ask for it',
      /prefers-reduced-motion:reduce\)\{.*animation-duration:0\.01ms !important/,
    ],
    [
      'lets quiet text and fine lines speak up for those who ask for more contrast',
      /prefers-contrast:more\)\{.*--ink-2:var\(--ink\) !important/,
    ],
    [
      'has paper say where links to other sites lead',
      /@media print\{.*main :is\(p,li,td\) > a\[href\^='http'\]::after\{content:' \(' attr\(href\) '\)'/,
    ],
    [
      'hands tiles and drawings over to the system in forced colours',
      /@media \(forced-colors:active\)\{.*--c-line:CanvasText !important/,
    ],
  ])('%s', (_what, rule) => {
    expect(sheet).toMatch(rule);
  });
});
