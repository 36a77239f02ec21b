import { defineCover } from '../cover';
import { dots, line, row } from '../draw';

const pitch = 48;
const left = 144;
const bottom = 276;

/** Dots without a line yet. */
export default defineCover({
  tile: 'blank',
  alt: 'A grid of dots with no line drawn yet.',
  draw: () => ({
    shapes: [
      dots(
        [0, 1, 2, 3, 4]
          .flatMap((line) => row(5, left, bottom - line * pitch, pitch))
          .filter(([x, y]) => x !== left || y !== bottom),
        5.4,
      ),
      line(`M-900 316H66C92 316 100 282 128 ${bottom}`),
    ],
    you: [left, bottom, 13],
  }),
});
