import { kolamDrawing, kolamPitch, litDots } from './draw';
import type { Drawing } from './drawing';
import { weave, type Mask } from './kolam';
import { circle, type Point } from './path';

/** Glyphs of 5 by 7 dots: counts change, so all digits are here, and the plus that follows them. */
const glyphs = {
  0: ['#####', '#...#', '#...#', '#...#', '#...#', '#...#', '#####'],
  1: ['..#..', '.##..', '..#..', '..#..', '..#..', '..#..', '.###.'],
  2: ['#####', '....#', '....#', '#####', '#....', '#....', '#####'],
  3: ['#####', '....#', '....#', '#####', '....#', '....#', '#####'],
  4: ['#...#', '#...#', '#...#', '#####', '....#', '....#', '....#'],
  5: ['#####', '#....', '#....', '#####', '....#', '....#', '#####'],
  6: ['#####', '#....', '#....', '#####', '#...#', '#...#', '#####'],
  7: ['#####', '....#', '....#', '....#', '....#', '....#', '....#'],
  8: ['#####', '#...#', '#...#', '#####', '#...#', '#...#', '#####'],
  9: ['#####', '#...#', '#...#', '#####', '....#', '....#', '#####'],
  plus: ['.....', '..#..', '..#..', '#####', '..#..', '..#..', '.....'],
} as const satisfies Record<string, Mask>;

/** `numerals/0` to `numerals/9` and `numerals/plus`. */
export const numeralDrawings = Object.entries(glyphs).map(([name, mask]) =>
  kolamDrawing(`numerals/${name}`, weave(mask), { width: 3.3, dot: 2.8 }),
);

/** The zero has lost a dot, and its line could not close. */
const brokenZero = glyphs[0].map((row, y) => (y === 2 ? '#....' : row));
const mask = glyphs[4].map((four, y) => [four, brokenZero[y], four].join('..'));
const missing: Point = [11 * kolamPitch, 2 * kolamPitch];
const broken = kolamDrawing('lost', weave(mask), { width: 3.3, dot: 2.7, padding: 14.7 });

/** The screen for an unknown address: a woven 404 and the dot that has wandered off. */
export const lostDrawing: Drawing = {
  ...broken,
  parts: {
    art: `<path id="art" fill="currentColor" opacity=".45" d="${circle(...missing, 2.7)}"/>`,
    ...broken.parts,
    you: litDots([[missing[0] + 30.7, missing[1] - 4]], 6.7, 1.4),
  },
};
