import { expect, it } from 'vitest';
import { artFiles } from './all';
import { parseDrawing } from './drawing';
import { weave } from './kolam';
import { withStraightLines, kolamLines, lineCover } from './lines';

const straightenedDrawing = (name: string) => {
  const { text } = artFiles.find((file) => file.name === name)!;
  return withStraightLines(parseDrawing(name, text));
};

it('kolamLines joins a lone dot to the row above', () => {
  expect(kolamLines(weave(['##.', '#..']), 10)).toBe('M0 0L10 0M0 0L0 10');
});

it('withStraightLines keeps a drawing’s canvas, layers and dots', () => {
  const { text } = artFiles.find(({ name }) => name === 'numerals/4')!;
  const { parts, ...drawing } = parseDrawing('numerals/4', text);
  const changed = withStraightLines({ parts, ...drawing });
  expect(changed).toMatchObject({ ...drawing, parts: { dots: parts.dots } });
  expect(changed.parts.line).toContain('M0 60L80 60');
});

it('withStraightLines does not change drawings other than kolams', () => {
  expect(straightenedDrawing('states/empty').parts.line).toContain('a14 14');
});

it('lineCover draws a different cover for each slug', () => {
  const slugs = ['tide-clock', 'night-bus', 'last-stop', 'kettle', 'long-exposure', 'rust'];
  expect(new Set(slugs.map((slug) => lineCover(slug).parts.art)).size).toBe(slugs.length);
});
