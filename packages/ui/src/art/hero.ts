import { kolamBox, kolamParts } from './draw';
import type { Drawing } from './drawing';
import { kolam, octagon, withHole } from './kolam';

const frame = kolam(withHole(octagon(13, 3), 5, 7), {
  seed: 'f',
  symmetry: 'mirrors',
  weights: [0.8, 0.02, 0.18],
  // A symmetrical frame cannot have fewer.
  loops: 2,
});

/** The frame of Home's portrait: five columns and seven rows of dots are left out for the picture. */
export const heroFrame: Drawing = {
  name: 'hero-frame',
  box: kolamBox(frame.columns, frame.rows),
  parts: kolamParts(frame, { width: 2.1, dot: 1.9 }),
};
