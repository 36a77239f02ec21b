import { dotsLayer, kolamBox, kolamPitch, lineLayer, litDots } from './draw';
import type { Drawing } from './drawing';
import { loopPath, weave } from './kolam';
import { glyphs } from './numerals';
import { circle, type Point } from './path';

/** The zero has lost a dot, and its line could not close. */
const brokenZero = glyphs[0].map((row, y) => (y === 2 ? '#....' : row));
const glyphStep = 7;
const missing: Point = [11 * kolamPitch, 2 * kolamPitch];
const woven = [glyphs[4], brokenZero, glyphs[4]].map((mask, index) => ({
  kolam: weave(mask),
  left: index * glyphStep * kolamPitch,
}));

/** The screen for an unknown address: a woven 404 and the dot that has wandered off. */
export const lostDrawing: Drawing = {
  name: 'lost',
  box: kolamBox(19, 7, 14.7),
  parts: {
    art: `<path id="art" fill="currentColor" opacity=".45" d="${circle(...missing, 2.7)}"/>`,
    dots: dotsLayer(
      woven.flatMap(({ kolam, left }) =>
        kolam.dots.map(([x, y]): Point => [left + x * kolamPitch, y * kolamPitch]),
      ),
      2.7,
    ),
    line: lineLayer(
      woven.flatMap(({ kolam, left }) =>
        kolam.loops.map((loop) => loopPath(loop, kolamPitch, [left, 0])),
      ),
      3.3,
    ),
    you: litDots([[missing[0] + 30.7, missing[1] - 4]], 6.7, 1.4),
  },
};
