import { expect, it } from 'vitest';
import { artFiles } from './all';
import { parseDrawing } from './drawing';
import { weave } from './kolam';
import { withStraightLines, kolamLines, lineCover } from './lines';

const drawingOf = (name: string) =>
  parseDrawing(name, artFiles.find((file) => file.name === name)!.text);

it('kolamLines joins a lone dot to the row above', () => {
  expect(kolamLines(weave(['##.', '#..']), 10)).toBe('M0 0L10 0M0 0L0 10');
});

it('withStraightLines replaces only the line of a kolam', () => {
  const { parts, ...drawing } = drawingOf('numerals/4');
  const changed = withStraightLines({ parts, ...drawing });
  expect(changed).toMatchObject({ ...drawing, parts: { dots: parts.dots } });
  expect(changed.parts.line).toContain('M0 60L80 60');
  expect(withStraightLines(drawingOf('states/empty'))).toEqual(drawingOf('states/empty'));
});

it('lineCover draws a different cover for each slug', () => {
  const slugs = ['tide-clock', 'night-bus', 'last-stop', 'kettle', 'long-exposure', 'rust'];
  expect(new Set(slugs.map((slug) => lineCover(slug).parts.art)).size).toBe(slugs.length);
});
