import { dots, line, pictureParts, row, straight, type Picture } from './draw';
import type { Drawing } from './drawing';
import { points } from './path';

const earcup =
  'a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10h-4a16 16 0 0 1-16-16v-16a10 10 0 0 1 10-10z';
const otherEarcup =
  'a10 10 0 0 0-10 10v22a10 10 0 0 0 10 10h4a16 16 0 0 0 16-16v-16a10 10 0 0 0-10-10z';

const pictures: Record<string, Picture> = {
  // Braces, and what is being written between them.
  coding: {
    shapes: [
      line('M78 40C52 40 66 84 40 90c26 6 12 50 38 50M162 40c26 0 12 44 38 50-26 6-12 50-38 50'),
      dots([...row(2, 104, 90, 24)], 6),
    ],
    you: [152, 90, 9],
  },
  // A road with stops, and hills behind it.
  travelling: {
    shapes: [
      line(
        'M14 150C60 150 54 104 96 104s34 46 72 46 32-110 58-110M14 116l46-62 32 42M80 82l34-44 52 72',
      ),
      dots(points(96, 104, 168, 150), 6),
    ],
    you: [226, 40, 10],
  },
  // An open book; the bright dot is where the reading stopped.
  reading: {
    shapes: [
      line(
        'M120 52C96 34 62 32 30 38v100c32-6 66-4 90 14 24-18 58-20 90-14V38c-32-6-66-4-90 14zv100',
      ),
      dots([
        ...[64, 88, 112].flatMap((y) => row(3, 52, y, 20)),
        ...[64, 88].flatMap((y) => row(3, 148, y, 20)),
        [148, 112],
      ]),
    ],
    you: [170, 112, 9],
  },
  // Headphones with a rhythm between them.
  music: {
    shapes: [
      line(`M48 120V94a72 72 0 0 1 144 0v26M48 108h10${earcup}M192 108h-10${otherEarcup}`),
      straight(92, 97, 92, 115),
      straight(110, 86, 110, 126),
      straight(148, 93, 148, 119),
    ],
    you: [129, 106, 9],
  },
};

/** `hobbies/coding`, `travelling`, `reading` and `music`. */
export const hobbyDrawings: Drawing[] = Object.entries(pictures).map(([name, picture]) => ({
  name: `hobbies/${name}`,
  box: [0, 0, 240, 180],
  parts: pictureParts(picture),
}));
