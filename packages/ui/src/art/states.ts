import { dotsLayer, kolamDrawing, kolamPitch, lineLayer, row, type KolamLook } from './draw';
import type { Drawing } from './drawing';
import { diamond, kolam, loopPaths, rectangle, weave, withHole, type Kolam } from './kolam';
import { circle, segment } from './path';

/** @param line Replaces the kolam's line. */
function standing(name: string, drawn: Kolam, look: KolamLook = {}, line?: string): Drawing {
  const usual = { width: 2.5, dot: 2.2, litRadius: 5, padding: 10 };
  const drawing = kolamDrawing(`states/${name}`, drawn, { ...usual, ...look });
  return { ...drawing, parts: { ...drawing.parts, ...(line && { line }) } };
}

const chain = (mask: string) => lineLayer(loopPaths(weave([mask]), kolamPitch), 2.5);
const sevenDots = weave(rectangle(7, 1));

/**
 * Drawings of page states: `loader` (closed line), `sent` (closed), `failed` (dots only), `offline` (line broken in the
 * middle), `draft` (half drawn), `empty` (a lens over a missing dot), `cookie`, and the strip on the feedback `popup`.
 */
export const stateDrawings: Drawing[] = [
  standing('offline', sevenDots, { lit: [[0, 0]] }, chain('###.###')),
  standing('draft', sevenDots, { lit: [[4, 0]] }, chain('####')),
  standing(
    'loader',
    kolam(diamond(5), { seed: 'run', symmetry: 'mirrors', weights: [0.8, 0, 0.2] }),
  ),
  standing(
    'sent',
    kolam(rectangle(3, 3), { seed: 'sent', symmetry: 'mirrors', weights: [0.66, 0.04, 0.3] }),
    { lit: [[1, 1]] },
  ),
  {
    name: 'states/failed',
    box: [-10, -10, 60, 60],
    parts: {
      dots: dotsLayer(
        [0, 20, 40].flatMap((y) => row(3, 0, y, kolamPitch)),
        2.3,
      ),
    },
  },
  standing(
    'empty',
    weave(withHole(rectangle(5, 5), 1, 1)),
    { lit: [[4, 4]] },
    lineLayer([circle(40, 40, 14), segment(50, 50, 72, 72)], 3),
  ),
  standing('cookie', weave(rectangle(2, 2)), { width: 2.7, dot: 2.5 }),
  standing(
    'popup',
    kolam(rectangle(15, 3), { seed: 'feedback', symmetry: 'mirrors', weights: [0.7, 0.05, 0.25] }),
    { width: 2.3, lit: [[7, 1]] },
  ),
];
