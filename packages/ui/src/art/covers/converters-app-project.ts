import { defineCover } from '../cover';
import { disc, line, straight } from '../draw';
import { segment } from '../path';

const left = 96;
const right = 384;
const steps = Array.from({ length: 9 }, (_, index) => index);
const leftAt = (step: number) => 48 + step * 33;
/** The other scale runs in reverse and is uneven. */
const rightAt = (step: number) => 312 - (0.45 * (step / 8) + 0.55 * Math.pow(step / 8, 1.6)) * 264;
/** The value being converted. */
const asked = 5;

/** A nomogram: two scales with each value linked to its equal. */
export default defineCover({
  tile: 'deep',
  alt: 'Two vertical scales with lines joining each value on one to its equal on the other.',
  draw: () => ({
    shapes: [
      ...steps
        .filter((step) => step !== asked)
        .map((step) => straight(left, leftAt(step), right, rightAt(step), 2.4)),
      straight(left, leftAt(asked), right, rightAt(asked)),
      line(segment(left, 30, left, 330) + segment(right, 30, right, 330)),
      ...steps.flatMap((step) => [disc(left, leftAt(step), 9), disc(right, rightAt(step), 9)]),
      ...steps.flatMap((step) => [
        straight(left - 28, leftAt(step), left - 18, leftAt(step)),
        straight(right + 18, rightAt(step), right + 28, rightAt(step)),
      ]),
    ],
    you: [(left + right) / 2, (leftAt(asked) + rightAt(asked)) / 2, 13],
  }),
});
