import { defineCover } from '../cover';
import { disc, dots, line, row, straight } from '../draw';
import { numbers } from '../path';

/** The reader reports a tag every two seconds, left to right: one visit of half a minute, then the next. */
const start = 70;
const step = 18;
const height = 196;
const readings = [...row(16, start, height, step), ...row(4, start + 20 * step, height, step)];

/** Announced readings: at 0, 10 and 20 s, and at once when the bus returns. */
const spoken = [0, 5, 10, 20].map((reading) => start + reading * step);

/** The sound above an announced reading. */
const voice = (x: number) =>
  [36, 68, 100]
    .map((radius) => {
      const [dx, dy] = [radius * Math.sin(0.4), radius * Math.cos(0.4)];
      return `M${numbers(x - dx, height - 10 - dy)}a${numbers(radius, radius, 0, 0, 1, 2 * dx, 0)}`;
    })
    .join('');

/** A figure, not a cover: four of many readings are announced to the waiting rider. */
export default defineCover({
  tile: 'cool',
  alt: 'A row of dots, one a reading; sound waves rise from the first, the sixth, the eleventh, and the first after a gap.',
  draw: () => ({
    shapes: [
      straight(start, height, start + 15 * step, height, 3),
      straight(start + 20 * step, height, 520, height, 3),
      dots(readings, 4.6),
      ...spoken.map((x) => disc(x, height, 10)),
      dots(
        spoken.map((x) => [x, height] as const),
        4.6,
      ),
      line(spoken.map(voice).join('')),
      straight(start + 14, 294, start + 60, 336),
    ],
    you: [start, 286, 18],
  }),
});
