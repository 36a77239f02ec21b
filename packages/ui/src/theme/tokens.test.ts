import { describe, expect, it, test } from 'vitest';
import { colour, space, tileVars } from './css';
import { tokensCss } from './tokensCss';
import { lengthPx } from './designTokens';
import { globalCss } from './globalCss';
import {
  breakpoints,
  colours,
  durations,
  easings,
  fonts,
  layers,
  lines,
  radii,
  shadows,
  sizes,
  spaces,
  tileColours,
  tiles,
} from './tokens';

describe('the tokens', () => {
  const pairs = [
    ...Object.entries(colours),
    ...tiles.flatMap((tile) =>
      Object.entries(tileColours[tile]).map(([part, pair]) => [`${tile}/${part}`, pair] as const),
    ),
  ];
  test.each(pairs)('%s is a colour in both themes', (_name, pair) => {
    for (const value of pair) {
      expect(value).toMatch(/^(#[\da-f]{6}|rgb\(\d+ \d+ \d+ \/ \.\d+\))$/);
    }
  });

  it('grows from step to step', () => {
    const steps = Object.values(spaces).map((value) => lengthPx(value));
    expect(steps).toEqual(Object.keys(spaces).map(Number));
    const widths = Object.values(breakpoints).map((value) => lengthPx(value));
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    const times = Object.values(durations);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('lets text grow with the window and never below 13 px', () => {
    for (const value of Object.values(sizes)) {
      expect(lengthPx(value, 1280)).toBeGreaterThanOrEqual(lengthPx(value, 390));
      expect(lengthPx(value, 320)).toBeGreaterThanOrEqual(13);
    }
    expect(lengthPx(sizes.body, 320)).toBeGreaterThanOrEqual(16);
  });

  it('stacks overlays in their order: menu over banner over chat, and the skip link over all', () => {
    const { skip, popup, menu, cookie, chat, nav, drop } = layers;
    const stack = [skip, popup, menu, cookie, chat, nav, drop];
    expect(stack).toEqual([...stack].sort((a, b) => b - a));
  });

  it('writes easings that CSS and design tools read', () => {
    for (const curve of Object.values(easings)) {
      expect(curve).toMatch(/^cubic-bezier\(([-\d.]+, ){3}[-\d.]+\)$/);
    }
  });
});

describe('the style sheet', () => {
  const [light = '', , dark = ''] = tokensCss().split('\n');
  const names = [
    ...Object.keys(colours),
    ...tiles.flatMap((tile) => [`tile-${tile}`, `tile-${tile}-line`, `tile-${tile}-dot`]),
    ...Object.keys(shadows).map((name) => `shadow-${name}`),
  ];
  const shared = [
    ...Object.keys(fonts).map((name) => `f-${name}`),
    ...Object.keys(sizes).map((name) => `fs-${name}`),
    ...Object.keys(spaces).map((name) => `s${name}`),
    ...Object.keys(radii).map((name) => `r-${name}`),
    ...Object.keys(lines),
    ...Object.keys(durations).map((name) => `t-${name}`),
    ...Object.keys(easings).map((name) => `e-${name}`),
    ...Object.keys(layers).map((name) => `z-${name}`),
  ];

  it('sets every token for light, and what differs for dark', () => {
    for (const name of [...names, ...shared]) expect(light).toContain(`--${name}:`);
    for (const name of names) expect(dark).toContain(`--${name}:`);
    expect(dark).toMatch(/^@media not print\{body\.dark\{color-scheme:dark;/);
    for (const name of shared) expect(dark).not.toContain(`--${name}:`);
  });

  it('gives no two tokens one name', () => {
    const all = [...names, ...shared];
    expect(all.length).toBe(new Set(all).size);
  });

  it('defines every custom property that the accessors answer with', () => {
    for (const reference of [colour('ink-2'), space(24), tileVars('neem')]) {
      for (const [, name = ''] of reference.matchAll(/var\((--[\w-]+)\)/g)) {
        expect(light).toContain(`${name}:`);
      }
    }
  });

  const sheet = globalCss({
    displayFontUrl: '/display.woff2',
    textFontUrl: '/text.woff2',
    monoFontUrl: '/mono.woff2',
  });

  it('brings the fonts, and shows text before they are there', () => {
    expect(sheet).toContain('url(/display.woff2)');
    expect(sheet).toContain('url(/text.woff2)');
    expect(sheet).toContain('url(/mono.woff2)');
    expect(sheet.match(/font-display:swap/g)).toHaveLength(3);
  });

  it('stills all motion for those who ask for it', () => {
    expect(sheet).toMatch(
      /prefers-reduced-motion:reduce\)\{.*animation-duration:0\.01ms !important/,
    );
  });

  it('lets quiet text and fine lines speak up for those who ask for more contrast', () => {
    expect(sheet).toMatch(/prefers-contrast:more\)\{.*--ink-2:var\(--ink\) !important/);
  });

  it('has paper say where links to other sites lead', () => {
    expect(sheet).toMatch(
      /@media print\{.*main :is\(p,li,td\) > a\[href\^='http'\]::after\{content:' \(' attr\(href\) '\)'/,
    );
  });

  it('hands tiles and drawings over to the system in forced colours', () => {
    expect(sheet).toMatch(/@media \(forced-colors:active\)\{.*--c-line:CanvasText !important/);
  });
});
