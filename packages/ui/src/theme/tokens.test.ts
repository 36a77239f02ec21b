import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as css from './css';
import { lengthPx } from './designTokens';
import { globalCss } from './globalCss';
import * as tokens from '@portfolio/theme';
import { tokensCss } from './tokensCss';

describe('font sizes', () => {
  it('grow with the window and are at least 13 px', () => {
    for (const [value] of Object.values(tokens.sizes)) {
      expect(lengthPx(value, 1280)).toBeGreaterThanOrEqual(lengthPx(value, 390));
      expect(lengthPx(value, 320)).toBeGreaterThanOrEqual(13);
    }
    expect(lengthPx(tokens.sizes.body[0], 320)).toBeGreaterThanOrEqual(16);
  });
});

describe('the style sheet', () => {
  const [light = '', shared = '', , dark = ''] = tokensCss().split('\n');
  const namesIn = (sheet: string) =>
    Array.from(sheet.matchAll(/(--[\w-]+):/g), ([, name = '']) => name);

  it('sets each property once, including tile colours', () => {
    const names = namesIn(light + shared);
    expect(new Set(names).size).toBe(names.length);
    const tilePropertyNames = tokens.tiles.flatMap((tile) =>
      Array.from(css.tileVars(tile).matchAll(/var\((--[\w-]+)\)/g), ([, name = '']) => name),
    );
    expect(names).toEqual(expect.arrayContaining(tilePropertyNames));
  });

  it('sets dark colours only on `body.dark`, and not in print', () => {
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
    readFileSync(join(import.meta.dirname, 'base.css'), 'utf8'),
  );

  it('declares fonts with subsets and `font-display: swap`', () => {
    expect(sheet.split('\n').slice(0, 5)).toEqual([
      '@font-face{font-family:"Anek Latin Variable";src:url(/latin.woff2) format("woff2");font-weight:500 700;font-display:swap;unicode-range:U+20}',
      '@font-face{font-family:"Anek Latin Variable";src:url(/other.woff2) format("woff2");font-weight:500 700;font-display:swap;unicode-range:U+E4}',
      '@font-face{font-family:"Atkinson Hyperlegible Next Variable";src:url(/text.woff2) format("woff2");font-weight:400 700;font-display:swap}',
      '@font-face{font-family:"JetBrains Mono";src:url(/mono.woff2) format("woff2");font-display:swap}',
      '@font-face{font-family:"Local"}',
    ]);
  });
});
