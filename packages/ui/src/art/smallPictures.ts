import { dots, line, pictureParts, row, straight, type Picture } from './draw';
import type { Drawing } from './drawing';
import { points } from './path';

const earcup =
  'a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10h-4a16 16 0 0 1-16-16v-16a10 10 0 0 1 10-10z';
const otherEarcup =
  'a10 10 0 0 0-10 10v22a10 10 0 0 0 10 10h4a16 16 0 0 0 16-16v-16a10 10 0 0 0-10-10z';

const hobbies: Record<string, Picture> = {
  // Braces with a line of code.
  coding: {
    shapes: [
      line('M78 40C52 40 66 84 40 90c26 6 12 50 38 50M162 40c26 0 12 44 38 50-26 6-12 50-38 50'),
      dots([...row(2, 104, 90, 24)], 6),
    ],
    you: [152, 90, 9],
  },
  // A road with stops and hills.
  travelling: {
    shapes: [
      line(
        'M14 150C60 150 54 104 96 104s34 46 72 46 32-110 58-110M14 116l46-62 32 42M80 82l34-44 52 72',
      ),
      dots(points(96, 104, 168, 150), 6),
    ],
    you: [226, 40, 10],
  },
  // An open book; the bright dot is the bookmark.
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
  // Headphones and a rhythm.
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

/** Shown beside the emoji badges. */
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

const drawn = (folder: string, pictures: Record<string, Picture>, width: number, height: number) =>
  Object.entries(pictures).map(([name, picture]): Drawing => ({
    name: `${folder}/${name}`,
    box: [0, 0, width, height],
    parts: pictureParts(picture),
  }));

/** Small pictures: `hobbies/*` (e.g. `hobbies/coding`) and `medals/*`. */
export const smallPictures = [
  ...drawn('hobbies', hobbies, 240, 180),
  ...drawn('medals', medals, 200, 200),
];
