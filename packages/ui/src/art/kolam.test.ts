import { describe, expect, it } from 'vitest';

import {
  beads,
  diamond,
  kolam,
  kolamBand,
  loopPath,
  octagon,
  rectangle,
  weave,
  withHole,
  type Kolam,
  type Mask,
  type Symmetry,
} from './kolam';
import type { Point } from './path';

const key = ([x, y]: Point) => `${x.toFixed(3)},${y.toFixed(3)}`;
const arcsOf = ({ loops }: Kolam) => loops.flat();

describe('masks', () => {
  it('draws a diamond', () => {
    expect(diamond(5)).toEqual(['..#..', '.###.', '#####', '.###.', '..#..']);
  });

  it('cuts the corners of an octagon', () => {
    expect(octagon(5, 2)).toEqual(['..#..', '.###.', '#####', '.###.', '..#..']);
    expect(octagon(4, 1)).toEqual(['.##.', '####', '####', '.##.']);
  });

  it('lets beads share their outermost dots', () => {
    expect(beads(3, 3)).toEqual(['.#.#.#.', '#######', '.#.#.#.']);
  });

  it('leaves a hole in the middle', () => {
    expect(withHole(rectangle(5, 5), 1, 3)).toEqual(['#####', '##.##', '##.##', '##.##', '#####']);
  });

  it.each<[string, Mask]>([
    ['diamond', diamond(9)],
    ['octagon', octagon(9, 2)],
    ['beads', beads(5, 4)],
    ['hole', withHole(octagon(13, 3), 5, 7)],
  ])('is the same from left and right, and from above and below: %s', (_name, mask) => {
    expect(mask.map((row) => [...row].reverse().join(''))).toEqual(mask);
    expect([...mask].reverse()).toEqual(mask);
  });
});

describe('kolam', () => {
  const shapes: [string, Mask, Symmetry][] = [
    ['square', rectangle(5, 5), 'mirrors'],
    ['band', rectangle(17, 3), 'mirrors'],
    ['diamond', diamond(11), 'quarterTurn'],
    ['octagon', octagon(9, 2), 'quarterTurn'],
    ['beads', beads(5, 4), 'mirrors'],
    ['stair', ['###..', '####.', '#####'], 'none'],
  ];

  it('always draws the same from the same seed, and another from another', () => {
    const draw = (seed: string) => kolam(rectangle(5, 5), { seed, symmetry: 'mirrors' });
    expect(draw('tide-clock')).toEqual(draw('tide-clock'));
    expect(draw('tide-clock')).not.toEqual(draw('bus-stop'));
  });

  it.each(shapes)('is one line without empty pockets: %s', (seed, mask, symmetry) => {
    const { loops, emptyPockets } = kolam(mask, { seed, symmetry });
    expect(loops).toHaveLength(1);
    expect(emptyPockets).toBe(0);
  });

  it.each(shapes)(
    'closes on itself, every arc starting where the last ended: %s',
    (seed, mask, symmetry) => {
      for (const loop of kolam(mask, { seed, symmetry }).loops) {
        loop.forEach((arc, index) => {
          expect(key(arc.from)).toBe(key(loop.at(index - 1)!.to));
        });
      }
    },
  );

  it.each(shapes)('passes every quarter of every dot once: %s', (seed, mask, symmetry) => {
    const drawn = kolam(mask, { seed, symmetry });
    expect(drawn.dots).toHaveLength(mask.join('').replaceAll('.', '').length);
    expect(arcsOf(drawn)).toHaveLength(drawn.dots.length * 4);
  });

  it('looks the same in both mirrors', () => {
    const drawn = kolam(beads(7, 2), { seed: 'pair', symmetry: 'mirrors' });
    const ends = new Set(arcsOf(drawn).map(({ from }) => key(from)));
    for (const { from } of arcsOf(drawn)) {
      expect(ends).toContain(key([drawn.columns - 1 - from[0], from[1]]));
      expect(ends).toContain(key([from[0], drawn.rows - 1 - from[1]]));
    }
  });

  it('looks the same after a quarter turn', () => {
    const drawn = kolam(diamond(7), { seed: 'turn', symmetry: 'quarterTurn' });
    const ends = new Set(arcsOf(drawn).map(({ from }) => key(from)));
    for (const { from } of arcsOf(drawn)) {
      expect(ends).toContain(key([drawn.columns - 1 - from[1], from[0]]));
    }
  });

  it('draws a ring of two lines when asked for two', () => {
    const ring = withHole(octagon(7, 2), 3, 3);
    const { loops, emptyPockets } = kolam(ring, { seed: 'ring', symmetry: 'mirrors', loops: 2 });
    expect(loops).toHaveLength(2);
    expect(emptyPockets).toBe(0);
  });
});

describe('weave', () => {
  it('crosses itself between all neighbours', () => {
    const drawn = weave(rectangle(3, 1));
    expect(drawn.loops).toHaveLength(1);
    const crossings = arcsOf(drawn).filter(({ from }) => key(from) === key([0.5, 0]));
    expect(crossings).toHaveLength(2);
  });
});

describe('loopPath', () => {
  it('is relative, closed, and ends where it began', () => {
    const [loop] = weave(rectangle(2, 2)).loops;
    const path = loopPath(loop!, 20);
    expect(path).toMatch(/^M[\d .-]+(c[\d .-]+)+z$/);
    const steps = [...path.matchAll(/c([^cz]+)/g)].map(([, text]) =>
      text!.match(/-?(\d*\.)?\d+/g)!.map(Number),
    );
    expect(steps.every((step) => step.length === 6)).toBe(true);
    expect(steps.reduce((sum, step) => sum + step[4]!, 0)).toBeCloseTo(0);
    expect(steps.reduce((sum, step) => sum + step[5]!, 0)).toBeCloseTo(0);
  });
});

describe('kolamBand', () => {
  it('meets itself where it repeats', () => {
    const columns = 14;
    const { arcs } = kolamBand(columns, 2, { seed: 'threshold' });
    const ends = arcs.flatMap(({ from, to }) => [from, to]);
    const at = (x: number) =>
      ends.filter((point) => Math.abs(point[0] - x) < 1e-9).map((point) => point[1].toFixed(3));
    expect(at(-0.5).length).toBeGreaterThan(0);
    expect(at(-0.5).sort()).toEqual(at(columns - 0.5).sort());
  });
});
