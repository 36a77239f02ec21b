import { layer, type Shape } from './draw';
import type { Drawing } from './drawing';
import { columnStep, diameterOf, rowStep } from './halftone';
import { dotsPath, type Point } from './path';
import { portraitRows } from './portrait.data';

/** Dots of a halftone screen, one shape for each size, smallest first. */
export function screen(rows: readonly string[]): Shape[] {
  const bySize = new Map<number, Point[]>();
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      const size = diameterOf(letter);
      if (!size) return;
      const shift = y % 2 ? columnStep / 2 : 0;
      const point: Point = [x * columnStep + shift, y * rowStep];
      bySize.set(size, [...(bySize.get(size) ?? []), point]);
    });
  });
  return [...bySize]
    .sort(([a], [b]) => a - b)
    .map(([size, points]) => ({ d: dotsPath(points), width: size }));
}

/** The owner's portrait in the text's colour. Give it `preserveAspectRatio="… slice"` to fill a frame. */
export const portraitDrawing: Drawing = {
  name: 'portrait',
  box: [30, 50, 440, 616],
  parts: { art: layer('art', { stroke: 'text' }, screen(portraitRows)) },
};
