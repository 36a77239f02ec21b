import { kolamDrawing } from './draw';
import {
  beads,
  diamond,
  kolam,
  octagon,
  rectangle,
  withHole,
  type Mask,
  type Symmetry,
} from './kolam';
import type { Point } from './path';

interface Head {
  mask: Mask;
  symmetry: Symmetry;
  seed: string;
  lit?: readonly Point[];
  /** Number of closed lines; a symmetrical frame needs at least two. */
  loops?: number;
}

/** Drawings of the page heads, by shape. The dots count something on that page. */
const heads = {
  // About: a frame round a face.
  ring: { mask: withHole(octagon(11, 3), 3, 3), symmetry: 'quarterTurn', seed: 'ring2', loops: 2 },
  diamond: { mask: diamond(11), symmetry: 'quarterTurn', seed: 'projects' },
  // Internships: four stops on a line.
  stops: { mask: beads(5, 4), symmetry: 'mirrors', seed: 'i2' },
  // Certificates: twenty dots.
  twenty: { mask: rectangle(5, 4), symmetry: 'halfTurn', seed: 'c2' },
  // Skills: a climb.
  stair: {
    mask: Array.from({ length: 9 }, (_, y) => '.'.repeat(8 - y) + '#'.repeat(y + 6)),
    symmetry: 'none',
    seed: 's2',
  },
  // Activity: seven days a column.
  week: { mask: rectangle(15, 7), symmetry: 'mirrors', seed: 'a2' },
  // Contact: two people on one line.
  pair: { mask: beads(7, 2), symmetry: 'mirrors', seed: 'i2' },
  // Feedback: seventeen questions.
  seventeen: { mask: rectangle(17, 3), symmetry: 'mirrors', seed: 'feedback' },
  // Blogs: one reader.
  octagon: { mask: octagon(9, 2), symmetry: 'quarterTurn', seed: 'blog', lit: [[4, 4]] },
  // Every other page.
  plain: { mask: octagon(9, 2), symmetry: 'quarterTurn', seed: 'great-learning-certificates' },
} satisfies Record<string, Head>;

export type HeadShape = keyof typeof heads;

export const headDrawings = Object.entries<Head>(heads).map(
  ([shape, { mask, symmetry, seed, loops, lit }]) =>
    kolamDrawing(
      `heads/${shape}`,
      kolam(mask, { seed, symmetry, loops, weights: [0.78, 0.01, 0.21] }),
      { lit, litRadius: 5.8 },
    ),
);

/** The frame of Home's portrait, with 5 × 7 dots omitted for the picture. */
export const heroFrame = kolamDrawing(
  'hero-frame',
  kolam(withHole(octagon(13, 3), 5, 7), {
    seed: 'f',
    symmetry: 'mirrors',
    weights: [0.8, 0.02, 0.18],
    loops: 2,
  }),
  { width: 2.1, dot: 1.9 },
);
