import { dots, layer, line, person, type Shape } from './draw';
import type { Box, Drawing } from './drawing';
import type { Point } from './path';

const box: Box = [0, 0, 200, 200];

type Medal = { lines: string; points: readonly Point[]; size: number; you: Point };

const medals: Record<string, Medal> = {
  // Two crossed swords.
  duelist: {
    lines: 'M52 44l96 112M148 44L52 156M44 132l24 28M156 132l-24 28',
    points: [
      [52, 44],
      [148, 44],
    ],
    size: 7,
    you: [100, 100],
  },
  // A seedling.
  fledgling: {
    lines:
      'M100 168V96M100 118c-40 0-56-26-56-58 36 0 56 22 56 58zM100 96c0-34 20-54 54-54 0 34-20 54-54 54z',
    points: [
      [74, 88],
      [128, 68],
    ],
    size: 5,
    you: [100, 168],
  },
  // A shield.
  warrior: {
    lines: 'M100 28l60 22v48c0 38-26 62-60 76-34-14-60-38-60-76V50zv146M42 98h116',
    points: [
      [72, 72],
      [128, 72],
      [72, 124],
      [128, 124],
    ],
    size: 5,
    you: [100, 98],
  },
};

/** `medals/duelist`, `fledgling` and `warrior`: the marks that stand with the emoji badges. */
export const medalDrawings: Drawing[] = Object.entries(medals).map(
  ([name, { lines, points, size, you }]) => {
    const shapes: Shape[] = [line(lines), dots(points, size)];
    return {
      name: `medals/${name}`,
      box,
      parts: { art: layer('art', { stroke: 'line', width: 5 }, shapes), you: person(...you, 12) },
    };
  },
);
