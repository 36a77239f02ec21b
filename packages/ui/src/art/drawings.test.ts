import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { artFiles, drawAll } from './all';
import { artParts, layerNames, parseDrawing, svgFile } from './drawing';
import { tiles } from '@portfolio/theme';

const drawings = drawAll();
const find = (name: string) => drawings.find((drawing) => drawing.name === name);
const compressedSize = (name: string) => brotliCompressSync(svgFile(find(name)!)).length;

describe('the art set', () => {
  it('has unique names', () => {
    const names = drawings.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('has no duplicate generated marks', () => {
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
      const parts = layerNames(drawing);
      expect(parts, drawing.name).toEqual(artParts.filter((part) => parts.includes(part)));
      const ids = [...svgFile(drawing).matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
      expect(ids, drawing.name).toEqual(parts);
    }
  });

  it('gives every line a path length of 1', () => {
    for (const { name, parts } of drawings) {
      const paths = parts.line?.match(/<path/g) ?? [];
      expect(parts.line?.match(/pathLength="1"/g) ?? [], name).toHaveLength(paths.length);
    }
  });

  it('stays small when compressed', () => {
    expect(compressedSize('hero-frame')).toBeLessThan(900);
    expect(compressedSize('portrait')).toBeLessThan(1300);
    for (const { name } of drawings) expect(compressedSize(name), name).toBeLessThan(1700);
  });
});

describe('a drawing read from a file', () => {
  it('has the file’s layers, without line breaks', () => {
    const art = '<g id="art" fill="none">\n  <path d="M0 0"/>\n  <path d="M1 1"/>\n</g>';
    const you = '<circle id="you" r="5"/>';
    const file = `<svg viewBox="0 0 4 3">\n<title>Two dots.</title>\n${art}\n${you}\n</svg>\n`;
    expect(parseDrawing('covers/dots', file)).toEqual({
      name: 'covers/dots',
      box: [0, 0, 4, 3],
      parts: { art: art.replace(/\n */g, ''), you },
    });
  });
});

describe('covers', () => {
  const covers = artFiles.filter(({ name }) => name.startsWith('covers/'));

  it('have a one-sentence description and a tile', () => {
    for (const { name, text } of covers) {
      expect(text, name).toMatch(/^<title>[A-Z][^.]+\.<\/title>$/m);
      expect(tiles, name).toContain(/data-tile="(\w+)"/.exec(text)?.[1]);
    }
  });

  it('have one bright dot within the safe area', () => {
    for (const { name, text } of covers) {
      const { you = '' } = parseDrawing(name, text).parts;
      const [, x, y] = /cx="([\d.]+)" cy="([\d.]+)".* fill="var\(--c-dot\)"/.exec(you)!.map(Number);
      expect(x, name).toBeGreaterThanOrEqual(40);
      expect(x, name).toBeLessThanOrEqual(440);
      expect(y, name).toBeGreaterThanOrEqual(30);
      expect(y, name).toBeLessThanOrEqual(330);
    }
  });
});
