import { dots, layer, line, row, straight, woven } from './draw';
import type { Drawing } from './drawing';
import { kolam, octagon, rectangle, weave } from './kolam';
import { coverBox } from './cover';
import { roundedRectangle } from './path';

const signature = 'M72 282c20-34 34-34 26-4-4 14 14 4 20-12s20-8 10 6 20 10 56-2';
const sheet = roundedRectangle(36, 36, 408, 288, 3);

/**
 * A certificate that has no scan, or whose scan did not load: a sheet with a woven heading, a signature and a seal that is
 * drawn from the name.
 */
export function certificateDrawing(slug: string): Drawing {
  const seal = kolam(octagon(5, 1), {
    seed: slug,
    symmetry: 'mirrors',
    weights: [0.7, 0.04, 0.26],
  });
  return {
    name: `certificates/${slug}`,
    box: coverBox,
    parts: {
      art: layer('art', { stroke: 'line', width: 5 }, [
        { d: roundedRectangle(0, 0, 480, 360, 0), fill: 'bg', stroke: 'none' },
        { d: sheet, fill: 'soft', width: 2.4 },
        ...woven(weave(rectangle(13, 1)), { x: 72, y: 76, pitch: 28, dot: 2.6, width: 2.4 }),
        dots(row(7, 72, 136, 24)),
        straight(72, 176, 216, 176, 2.4),
        straight(72, 204, 192, 204, 2.4),
        line(signature),
        ...woven(seal, { x: 290, y: 164, pitch: 30, dot: 3, width: 3 }),
      ]),
    },
  };
}
