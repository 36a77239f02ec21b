import { defineCover } from '../cover';
import { disc, dots, line, ring, row, woven, type Shape } from '../draw';
import { kolam, rectangle, weave } from '../kolam';
import { segment } from '../path';

const pitch = 34;
const sender = { x: 70, y: 180 };
const columns = [190, 300, 410] as const;
const rows = [86, 274] as const;

/** Six people's days of nine tasks: the seed of a finished day, `begun` for a started one, or nothing. */
const days = [
  ['task7', 'taskc', null],
  ['taskb', 'begun', null],
] as const;

/** One sender and six people's days: finished tasks are woven, waiting ones are dots. */
export default defineCover({
  tile: 'accent',
  alt: 'A ring on the left sends lines to six squares of nine dots; some of them are already woven together.',
  draw() {
    const roads: string[] = [segment(sender.x, sender.y, columns[2], sender.y)];
    const tasks: Shape[] = [];
    rows.forEach((centreY, r) => {
      columns.forEach((centreX, c) => {
        const day = days[r]?.[c];
        const [x, y] = [centreX - pitch, centreY - pitch];
        const gap = day ? 12 : 14;
        const end = r ? y - gap : y + 2 * pitch + gap;
        roads.push(segment(centreX, sender.y, centreX, end));
        if (day && day !== 'begun') {
          const done = kolam(rectangle(3, 3), {
            seed: day,
            symmetry: 'mirrors',
            weights: [0.62, 0.06, 0.32],
          });
          tasks.push(...woven(done, { x, y, pitch, dot: 3.8 }));
          return;
        }
        const waiting = [0, 1, 2].slice(day ? 1 : 0);
        tasks.push(
          dots(
            waiting.flatMap((line) => row(3, x, y + line * pitch, pitch)),
            4.6,
          ),
        );
        if (day) tasks.push(...woven(weave(rectangle(3, 1)), { x, y, pitch, dot: 3.8 }));
      });
    });
    return {
      shapes: [
        line(roads.join('')),
        disc(sender.x, sender.y, 36),
        ring(sender.x, sender.y, 19),
        dots([[sender.x, sender.y]], 6),
        ...tasks,
      ],
      you: [columns[1], rows[1], 13],
    };
  },
});
