import { defineCover } from '../cover';
import { dots, line, ring, row, woven } from '../draw';
import { rectangle, weave } from '../kolam';

const pitch = 34;
const firstDot = 148;
const ticks = [60, 140, 220, 300] as const;

const chain = (count: number, y: number) =>
  woven(weave(rectangle(count, 1)), { x: firstDot, y, pitch });

/** Finished tasks are woven, the current one is half drawn, the others are dots. */
export default defineCover({
  tile: 'fresh',
  alt: 'Four list rows: two woven and ticked, one half drawn, one still only dots.',
  draw: () => {
    const [first, second, third, fourth] = ticks;
    const you = [firstDot + 4 * pitch, third] as const;
    return {
      shapes: [
        ...ticks.map((y) => ring(76, y, 24)),
        line([first, second].map((y) => `M65 ${y}l9 9 15-18`).join('')),
        ...chain(9, first),
        ...chain(6, second),
        ...chain(4, third),
        dots([...row(4, you[0] + pitch, third, pitch), ...row(7, firstDot, fourth, pitch)], 4.6),
      ],
      you: [...you, 13],
    };
  },
});
