import { expect, it } from 'vitest';

import {
  diamond,
  kolam,
  loopPaths,
  octagon,
  rectangle,
  weave,
  type Kolam,
  type Mask,
  type Symmetry,
} from './kolam';
import type { Point } from './path';

const weights = [0.58, 0.14, 0.28] as const;
const key = ([x, y]: Point) => `${x.toFixed(3)},${y.toFixed(3)}`;
const arcsOf = ({ loops }: Kolam) => loops.flat();

it.each<[string, Mask, string]>([
  ['a diamond', diamond(5), '..#.. .###. ##### .###. ..#..'],
  ['an octagon', octagon(4, 1), '.##. #### #### .##.'],
])('lays out %s', (_name, mask, rows) => {
  expect(mask.join(' ')).toBe(rows);
});

it.each<[string, Mask, Symmetry]>([
  ['square', rectangle(5, 5), 'mirrors'],
  ['band', rectangle(17, 3), 'mirrors'],
  ['diamond', diamond(11), 'quarterTurn'],
  ['stair', ['###..', '####.', '#####'], 'none'],
])('is one closed line around every dot: %s', (seed, mask, symmetry) => {
  const drawn = kolam(mask, { seed, symmetry, weights });
  expect(drawn.emptyPockets).toBe(0);
  expect(drawn.loops).toHaveLength(1);
  const arcs = arcsOf(drawn);
  expect(drawn.dots).toHaveLength(mask.join('').replaceAll('.', '').length);
  expect(arcs).toHaveLength(drawn.dots.length * 4);
  for (const [index, arc] of arcs.entries())
    expect(key(arc.from)).toBe(key(arcs.at(index - 1)!.to));
  expect(loopPaths(drawn, 20)).toEqual([expect.stringMatching(/^M[\d .-]+(c[\d .-]+)+z$/)]);
});

it.each<[Symmetry, Mask, (point: Point, last: Point) => Point]>([
  ['mirrors', rectangle(7, 3), ([x, y], [lastX]) => [lastX - x, y]],
  ['mirrors', rectangle(7, 3), ([x, y], [, lastY]) => [x, lastY - y]],
  ['quarterTurn', diamond(7), ([x, y], [lastX]) => [lastX - y, x]],
])('is symmetric: %s', (symmetry, mask, image) => {
  const drawn = kolam(mask, { seed: 'pair', symmetry, weights });
  const starts = new Set(arcsOf(drawn).map(({ from }) => key(from)));
  for (const { from } of arcsOf(drawn)) {
    expect(starts).toContain(key(image(from, [drawn.columns - 1, drawn.rows - 1])));
  }
});

it('weave makes the line cross itself between neighbouring dots', () => {
  const drawn = weave(rectangle(3, 1));
  const crossings = arcsOf(drawn).filter(({ from }) => key(from) === key([0.5, 0]));
  expect(crossings).toHaveLength(2);
});
