import {
  dotsLayer,
  kolamBox,
  kolamParts,
  kolamPitch,
  lineLayer,
  litDots,
  type KolamLook,
} from './draw';
import type { Drawing } from './drawing';
import { diamond, kolam, loopPath, rectangle, weave, type Kolam } from './kolam';
import { circle, segment, type Point } from './path';

const padding = 10;

const standing = (name: string, drawn: Kolam, look: KolamLook = {}): Drawing => ({
  name: `states/${name}`,
  box: kolamBox(drawn.columns, drawn.rows, padding),
  parts: kolamParts(drawn, { width: 2.5, dot: 2.2, litRadius: 5, ...look }),
});

const place = ([x, y]: Point): Point => [x * kolamPitch, y * kolamPitch];
const chain = (count: number, firstColumn: number) =>
  weave(rectangle(count, 1)).loops.map((loop) =>
    loopPath(loop, kolamPitch, place([firstColumn, 0])),
  );
const rowOfDots = (count: number) => dotsLayer(weave(rectangle(count, 1)).dots.map(place), 2.2);

const sent = kolam(rectangle(3, 3), {
  seed: 'sent',
  symmetry: 'mirrors',
  weights: [0.66, 0.04, 0.3],
});

/** Five by five dots without the one that is looked for. */
const searched = kolam(
  rectangle(5, 5).map((row, y) => (y === 2 ? '##.##' : row)),
  { seed: '', attempts: 1 },
).dots;

/**
 * What a state of the page looks like: `loader` (its line runs; standing still it is closed), `sent` (closed), `failed`
 * (dots only), `offline` (the line is broken in the middle), `draft` (half drawn), `empty` (a lens over a missing dot),
 * `cookie`, and the strip on the feedback `popup`.
 */
export const stateDrawings: Drawing[] = [
  standing(
    'loader',
    kolam(diamond(5), { seed: 'run', symmetry: 'mirrors', weights: [0.8, 0, 0.2] }),
  ),
  standing('sent', sent, { lit: [[1, 1]] }),
  {
    name: 'states/failed',
    box: kolamBox(3, 3, padding),
    parts: { dots: dotsLayer(sent.dots.map(place), 2.3) },
  },
  {
    name: 'states/offline',
    box: kolamBox(7, 1, padding),
    parts: {
      dots: rowOfDots(7),
      line: lineLayer([...chain(3, 0), ...chain(3, 4)], 2.5),
      you: litDots([place([0, 0])], 5),
    },
  },
  {
    name: 'states/draft',
    box: kolamBox(7, 1, padding),
    parts: {
      dots: rowOfDots(7),
      line: lineLayer(chain(4, 0), 2.5),
      you: litDots([place([4, 0])], 5),
    },
  },
  {
    name: 'states/empty',
    box: kolamBox(5, 5, padding),
    parts: {
      dots: dotsLayer(searched.map(place), 2.2),
      line: lineLayer([circle(40, 40, 14), segment(50, 50, 72, 72)], 3),
      you: litDots([place([4, 4])], 5),
    },
  },
  standing('cookie', weave(rectangle(2, 2)), { width: 2.7, dot: 2.5 }),
  standing(
    'popup',
    kolam(rectangle(15, 3), { seed: 'feedback', symmetry: 'mirrors', weights: [0.7, 0.05, 0.25] }),
    { width: 2.3, lit: [[7, 1]] },
  ),
];
