import { coverBox } from './cover';
import { pictureParts, woven } from './draw';
import type { Drawing } from './drawing';
import { kolam, octagon } from './kolam';

/** The cover of an entry that has no picture, woven from its slug round one bright dot: the same slug is always the same drawing. */
export function wovenCover(slug: string): Drawing {
  const drawn = kolam(octagon(7, 2), {
    seed: slug,
    symmetry: 'mirrors',
    weights: [0.7, 0.04, 0.26],
  });
  const shapes = woven(drawn, { x: 108, y: 48, pitch: 44, dot: 4, width: 5 });
  return {
    name: `woven/${slug}`,
    box: coverBox,
    parts: pictureParts({ shapes, you: [240, 180, 11] }),
  };
}
