import { kolamBox, kolamParts } from './draw';
import type { Drawing } from './drawing';
import { weave, type Mask } from './kolam';

/** Glyphs of 5 by 7 dots: counts change, so all digits are here, and the plus that follows them. */
export const glyphs = {
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
export const numeralDrawings: Drawing[] = Object.entries(glyphs).map(([name, mask]) => ({
  name: `numerals/${name}`,
  box: kolamBox(5, 7),
  parts: kolamParts(weave(mask), { width: 3.3, dot: 2.8 }),
}));
