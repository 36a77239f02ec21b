import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';

import { drawAll, loadCovers } from './all';
import { artParts } from './drawing';
import { bandFile } from './band';
import type { Cover } from './cover';
import { partNames, svgFile, type Drawing } from './drawing';
import { tiles } from '../theme/tokens';

let drawings: Drawing[];
let covers: [string, Cover][];
beforeAll(async () => {
  [drawings, covers] = await Promise.all([drawAll(), loadCovers()]);
});

const find = (name: string) => drawings.find((drawing) => drawing.name === name);
const compressed = (name: string) => brotliCompressSync(svgFile(find(name)!)).length;

describe('the art set', () => {
  it('has unique names', () => {
    const names = drawings.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has no two equal woven marks', () => {
    for (const folder of ['companies/', 'providers/', 'skills/']) {
      const marks = drawings.filter(({ name }) => name.startsWith(folder));
      expect(new Set(marks.map(svgFile)).size, folder).toBe(marks.length);
    }
  });

  it('contains no styles, scripts, URLs or invalid numbers', () => {
    for (const drawing of drawings) {
      const file = svgFile(drawing);
      expect(file, drawing.name).not.toMatch(/<style|style=|class=|<script|href|url\(|data:/);
      expect(file, drawing.name).not.toMatch(/NaN|undefined|null|Infinity/);
    }
  });

  it('names each layer once, in paint order', () => {
    for (const drawing of drawings) {
      const parts = partNames(drawing);
      expect(parts, drawing.name).toEqual(artParts.filter((part) => parts.includes(part)));
      const ids = [...svgFile(drawing).matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      expect(ids, drawing.name).toEqual(parts);
    }
  });

  it('makes every line one unit long', () => {
    for (const { name, parts } of drawings) {
      const paths = parts.line?.match(/<path/g) ?? [];
      expect(parts.line?.match(/pathLength="1"/g) ?? [], name).toHaveLength(paths.length);
    }
  });

  it('stays small when compressed', () => {
    expect(compressed('hero-frame')).toBeLessThan(900);
    expect(compressed('portrait')).toBeLessThan(1300);
    for (const { name } of drawings) expect(compressed(name), name).toBeLessThan(1700);
    expect(brotliCompressSync(bandFile()).length).toBeLessThan(800);
  });
});

describe('covers', () => {
  it('have a one-sentence description and a tile', () => {
    for (const [id, { alt, tile }] of covers) {
      expect(alt, id).toMatch(/^[A-Z][^.]+\.$/);
      expect(tiles, id).toContain(tile);
    }
  });

  it('have one bright dot within the uncropped area', () => {
    for (const [id, { draw }] of covers) {
      const [x, y] = draw().you;
      expect(x, id).toBeGreaterThanOrEqual(40);
      expect(x, id).toBeLessThanOrEqual(440);
      expect(y, id).toBeGreaterThanOrEqual(30);
      expect(y, id).toBeLessThanOrEqual(330);
      expect(find(`covers/${id}`)?.parts.you, id).toContain('var(--c-dot)');
    }
  });
});
