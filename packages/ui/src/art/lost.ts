import { kolamBox, kolamParts, kolamPitch, litDots } from './draw';
import type { Drawing } from './drawing';
import { weave } from './kolam';
import { glyphs } from './numerals';
import { circle, type Point } from './path';

/** The zero has lost a dot, and its line could not close. */
const brokenZero = glyphs[0].map((row, y) => (y === 2 ? '#....' : row));
const mask = glyphs[4].map((four, y) => [four, brokenZero[y], four].join('..'));
const missing: Point = [11 * kolamPitch, 2 * kolamPitch];

/** The screen for an unknown address: a woven 404 and the dot that has wandered off. */
export const lostDrawing: Drawing = {
  name: 'lost',
  box: kolamBox(19, 7, 14.7),
  parts: {
    art: `<path id="art" fill="currentColor" opacity=".45" d="${circle(...missing, 2.7)}"/>`,
    ...kolamParts(weave(mask), { width: 3.3, dot: 2.7 }),
    you: litDots([[missing[0] + 30.7, missing[1] - 4]], 6.7, 1.4),
  },
};
