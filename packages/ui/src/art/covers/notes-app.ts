import { defineCover } from '../cover';
import { dots, line, outlined, row } from '../draw';
import { numbers } from '../path';

const page = 'M316 36H140a20 20 0 0 0-20 20v248a20 20 0 0 0 20 20h220a20 20 0 0 0 20-20V100z';
const fold = 'M316 36v44a20 20 0 0 0 20 20h44';

/** Handwriting: a row of `count` looped letters, each 24 wide and 34 high. */
function letters(x: number, y: number, count: number): string {
  const [width, height] = [24, 34];
  const letter = `c${numbers(width * 0.9, 0, width * 1.25, -height, width * 0.62, -height)}s${numbers(-width * 0.32, height, width * 0.38, height)}`;
  return `M${numbers(x, y)}${letter.repeat(count)}`;
}

/** Handwriting along ruled dots; the writer is where it stops. */
export default defineCover({
  tile: 'warm',
  alt: 'A folded page with looping handwriting that stops at a dot.',
  draw: () => ({
    shapes: [
      outlined(page, 'soft'),
      line(fold + letters(152, 158, 7) + letters(152, 218, 5)),
      dots([...row(5, 156, 92, 24), ...row(3, 300, 214, 24), ...row(9, 156, 270, 24)]),
    ],
    you: [274, 218, 12],
  }),
});
