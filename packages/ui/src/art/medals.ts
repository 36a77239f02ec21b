import { dots, line, pictureParts, row, type Picture } from './draw';
import type { Drawing } from './drawing';
import { points } from './path';

const medals: Record<string, Picture> = {
  // Two crossed swords.
  duelist: {
    shapes: [
      line('M52 44l96 112M148 44L52 156M44 132l24 28M156 132l-24 28'),
      dots(row(2, 52, 44, 96), 7),
    ],
    you: [100, 100, 12],
  },
  // A seedling.
  fledgling: {
    shapes: [
      line(
        'M100 168V96M100 118c-40 0-56-26-56-58 36 0 56 22 56 58zM100 96c0-34 20-54 54-54 0 34-20 54-54 54z',
      ),
      dots(points(74, 88, 128, 68), 5),
    ],
    you: [100, 168, 12],
  },
  // A shield.
  warrior: {
    shapes: [
      line('M100 28l60 22v48c0 38-26 62-60 76-34-14-60-38-60-76V50zv146M42 98h116'),
      dots([...row(2, 72, 72, 56), ...row(2, 72, 124, 56)], 5),
    ],
    you: [100, 98, 12],
  },
};

/** `medals/duelist`, `fledgling` and `warrior`: the marks that stand with the emoji badges. */
export const medalDrawings: Drawing[] = Object.entries(medals).map(([name, picture]) => ({
  name: `medals/${name}`,
  box: [0, 0, 200, 200],
  parts: pictureParts(picture),
}));
