import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { artFiles, drawAll } from './all';
import { artParts, layerNames, parseDrawing, svgFile } from './drawing';
import { tiles } from '@portfolio/theme';

const drawings = drawAll();

it('all drawings have unique names', () => {
  const names = drawings.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

it.each(['companies/', 'providers/', 'skills/'])('all marks in %s differ', (folder) => {
  const marks = drawings.filter(({ name }) => name.startsWith(folder));
  expect(new Set(marks.map(svgFile)).size).toBe(marks.length);
});

describe.each(drawings)('$name', (drawing) => {
  const file = svgFile(drawing);

  it('contains no styles, scripts, URLs or invalid numbers', () => {
    expect(file).not.toMatch(/<style|style=|class=|<script|href|url\(|data:/);
    expect(file).not.toMatch(/NaN|undefined|null|Infinity/);
  });

  it('names each layer once, in paint order', () => {
    const parts = layerNames(drawing);
    expect(parts).toEqual(artParts.filter((part) => parts.includes(part)));
    expect([...file.matchAll(/ id="(\w+)"/g)].map(([, id]) => id)).toEqual(parts);
  });

  it('gives every line a path length of 1', () => {
    expect(drawing.parts.line ?? '').not.toMatch(/<path(?![^>]*pathLength="1")/);
  });

  it('stays small when compressed', () => {
    expect(brotliCompressSync(file).length).toBeLessThan(1700);
  });
});

it('parseDrawing keeps a file’s layers, without line breaks', () => {
  const art = '<g id="art" fill="none">\n  <path d="M0 0"/>\n  <path d="M1 1"/>\n</g>';
  const you = '<circle id="you" r="5"/>';
  const file = `<svg viewBox="0 0 4 3">\n<title>Two dots.</title>\n${art}\n${you}\n</svg>\n`;
  expect(parseDrawing('covers/dots', file)).toEqual({
    name: 'covers/dots',
    box: [0, 0, 4, 3],
    parts: { art: art.replace(/\n */g, ''), you },
  });
});

describe.each(artFiles.filter(({ name }) => name.startsWith('covers/')))('$name', (cover) => {
  it('has a one-sentence description and a tile', () => {
    expect(cover.text).toMatch(/^<title>[A-Z][^.]+\.<\/title>$/m);
    expect(tiles).toContain(/data-tile="(\w+)"/.exec(cover.text)?.[1]);
  });

  it('has one bright dot within the safe area', () => {
    const { you = '' } = parseDrawing(cover.name, cover.text).parts;
    const [, x, y] = /cx="([\d.]+)" cy="([\d.]+)".* fill="var\(--c-dot\)"/.exec(you)!.map(Number);
    expect(Math.abs(x! - 240)).toBeLessThanOrEqual(200);
    expect(Math.abs(y! - 180)).toBeLessThanOrEqual(150);
  });
});
