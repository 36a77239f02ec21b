/**
 * Generates a pulli kolam from a mask of dots and a seed. A kolam is one smooth closed line (for some masks, several) that winds
 * around every dot. Dots are on a lattice with a pitch of 1. Between two neighbouring dots, the line crosses itself, separates
 * them or encloses both. The same seed always gives the same drawing.
 */
import { pathNumbers, round, type Point } from './path';

/** Rows of equal length. `#` marks a dot; `.` marks an empty position. */
export type Mask = readonly string[];

/** The line crosses itself between two neighbouring dots, separates them or encloses both. */
type Join = 'cross' | 'apart' | 'together';

/** The drawing's symmetry. `mirror`: left-right. `mirrors`: left-right and top-bottom. `quarterTurn`: rotation by 90 degrees. */
export type Symmetry = 'none' | 'mirror' | 'mirrors' | 'quarterTurn';

/** Probabilities of the joins. They add up to 1. */
type Weights = readonly [cross: number, apart: number, together: number];

/** A cubic Bézier curve. */
interface Arc {
  readonly from: Point;
  readonly to: Point;
  readonly fromHandle: Point;
  readonly toHandle: Point;
}

/** A closed line: arcs in drawing order. */
type Loop = readonly Arc[];

export interface KolamOptions {
  seed: string;
  symmetry: Symmetry;
  weights: Weights;
  /** Maximum number of patterns to try. */
  attempts?: number;
}

export interface Kolam {
  readonly columns: number;
  readonly rows: number;
  readonly dots: readonly Point[];
  readonly loops: readonly Loop[];
  /** Number of gaps, each between four dots, that the line encloses on three or four sides. A good drawing has none. */
  readonly emptyPockets: number;
}

/** Returns a filled rectangle of dots. */
export const rectangle = (columns: number, rows: number): Mask =>
  Array.from({ length: rows }, () => '#'.repeat(columns));

/** Returns a square of dots with its corners cut off, `cut` dots deep. */
export const octagon = (size: number, cut: number): Mask =>
  Array.from({ length: size }, (_row, y) =>
    Array.from({ length: size }, (_dot, x) =>
      Math.min(x, size - 1 - x) + Math.min(y, size - 1 - y) >= cut ? '#' : '.',
    ).join(''),
  );

/** Returns a diamond, `size` dots across and down. `size` must be odd. */
export const diamond = (size: number): Mask => octagon(size, (size - 1) / 2);

/** Hashes a string to 32 bits (FNV-1a). */
export function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return value >>> 0;
}

/** Returns a seeded generator of random numbers from 0 to 1 (Mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function pickJoin(chance: number, [cross, apart]: Weights): Join {
  if (chance < cross) return 'cross';
  return chance < cross + apart ? 'apart' : 'together';
}

const add = ([x, y]: Point, [dx, dy]: Point, times = 1): Point => [x + dx * times, y + dy * times];
const scaled = ([x, y]: Point, factor: number): Point => [x * factor, y * factor];

/** Sides of a dot, as steps to the neighbour on that side. */
const east: Point = [1, 0];
const south: Point = [0, 1];

/** Quarters of a dot, clockwise from north-east, each as a diagonal step. */
const quarters: readonly Point[] = [
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
];

const sidesOf = ([x, y]: Point): [vertical: Point, horizontal: Point] => [
  [0, y],
  [x, 0],
];

type JoinAt = (dot: Point, side: Point) => Join;

/** Returns a key for the join between two neighbours, the same from either side. */
const joinKey = (dot: Point, side: Point) => add(dot, side, 0.5).join();
const joinedBy =
  (joins: ReadonlyMap<string, Join>): JoinAt =>
  (dot, side) =>
    joins.get(joinKey(dot, side)) ?? 'apart';

/** Distance of the line from a dot, or from the midpoint between two dots that it encloses together. */
const distance = 0.35;
/** Handle length relative to the arc's chord. With this value, four equal arcs look like a circle. */
const handleLength = 0.41;

/** Returns the arc's end at one side of the dot, and the direction of the handle there. */
function arcEnd(dot: Point, quarter: Point, side: Point, join: Join): [at: Point, back: Point] {
  const otherSide = add(quarter, side, -1);
  switch (join) {
    case 'cross':
      return [add(dot, side, 0.5), scaled(add(otherSide, side, -1), Math.SQRT1_2)];
    case 'apart':
      return [add(dot, side, distance), otherSide];
    case 'together':
      return [add(add(dot, side, 0.5), otherSide, distance), scaled(side, -1)];
  }
}

function arcRound(dot: Point, quarter: Point, [from, to]: [Point, Point], joinAt: JoinAt): Arc {
  const [start, startBack] = arcEnd(dot, quarter, from, joinAt(dot, from));
  const [end, endBack] = arcEnd(dot, quarter, to, joinAt(dot, to));
  const length = Math.hypot(start[0] - end[0], start[1] - end[1]) * handleLength;
  return {
    from: start,
    to: end,
    fromHandle: scaled(startBack, length),
    toHandle: scaled(endBack, length),
  };
}

/** Traces closed lines until every quarter of every dot has been passed once. */
function trace(dots: readonly Point[], joinAt: JoinAt): Loop[] {
  const seen = new Set<string>();
  return dots
    .flatMap((dot) => quarters.map((quarter) => ({ dot, quarter })))
    .map(({ dot, quarter }) => {
      const arcs: Arc[] = [];
      for (let isReversed = false; !seen.has(`${dot} ${quarter}`); isReversed = !isReversed) {
        seen.add(`${dot} ${quarter}`);
        const [vertical, horizontal] = sidesOf(quarter);
        const to = isReversed ? vertical : horizontal;
        arcs.push(arcRound(dot, quarter, isReversed ? [horizontal, to] : [vertical, to], joinAt));
        const join = joinAt(dot, to);
        if (join === 'apart') quarter = add(scaled(to, 2), quarter, -1);
        else {
          dot = add(dot, to);
          quarter = join === 'cross' ? scaled(quarter, -1) : add(quarter, to, -2);
        }
      }
      return arcs;
    })
    .filter((arcs) => arcs.length > 0);
}

const flipped = ([x, y]: Point): Point => [-x, y];
const halfTurned = ([x, y]: Point): Point => [-x, -y];
const quarterTurned = ([x, y]: Point): Point => [-y, x];

const images: Record<Symmetry, (point: Point) => Point[]> = {
  none: (point) => [point],
  mirror: (point) => [point, flipped(point)],
  mirrors: (point) => [point, halfTurned(point)].flatMap((one) => [one, flipped(one)]),
  quarterTurn: (point) => [point, halfTurned(point)].flatMap((one) => [one, quarterTurned(one)]),
};

/**
 * Draws a kolam. Tries patterns derived from the seed until one has a single line and encloses no gaps (see `emptyPockets`). If none
 * does, returns the best pattern. Coordinates start at 0 in the mask's first row and column.
 */
export function kolam(mask: Mask, options: KolamOptions): Kolam {
  const { seed, symmetry, weights, attempts = 1200 } = options;
  const rows = mask.length;
  const columns = mask[0]?.length ?? 0;
  const isDot = ([x, y]: Point) => mask[y]?.[x] === '#';
  const dots = mask
    .flatMap((row, y) => [...row].map((_, x): Point => [x, y]))
    .filter((point) => isDot(point));

  /** Returns the same key for joins that the symmetry maps onto each other. Doubles coordinates to make them whole numbers. */
  const orbitKey = ([x, y]: Point) =>
    images[symmetry]([x * 2 - (columns - 1), y * 2 - (rows - 1)])
      .map((point) => point.join())
      .sort()[0] ?? '';

  const squares = dots.filter((dot) =>
    [east, south, add(east, south)].every((step) => isDot(add(dot, step))),
  );

  const attempt = (number: number): Kolam => {
    const random = randomFrom(hash(seed) + number * 7919);
    const chosen = new Map<string, Join>();
    const joins = new Map<string, Join>();
    for (const dot of dots) {
      for (const side of [east, south].filter((step) => isDot(add(dot, step)))) {
        const key = orbitKey(add(dot, side, 0.5));
        const join = chosen.get(key) ?? pickJoin(random(), weights);
        chosen.set(key, join);
        joins.set(joinKey(dot, side), join);
      }
    }
    const joinAt = joinedBy(joins);
    const emptyPockets = squares.filter((dot) => {
      const around = [
        joinAt(dot, east),
        joinAt(add(dot, south), east),
        joinAt(dot, south),
        joinAt(add(dot, east), south),
      ];
      return around.filter((join) => join === 'together').length >= 3;
    }).length;
    return { columns, rows, dots, loops: trace(dots, joinAt), emptyPockets };
  };

  const faults = ({ loops, emptyPockets }: Kolam) => (loops.length - 1) * 4 + emptyPockets;
  let best = attempt(0);
  for (let number = 1; number < attempts && faults(best) > 0; number += 1) {
    const next = attempt(number);
    if (faults(next) < faults(best)) best = next;
  }
  return best;
}

/** Draws a kolam whose line crosses itself between all neighbouring dots. */
export const weave = (mask: Mask): Kolam =>
  kolam(mask, { seed: '', symmetry: 'none', weights: [1, 0, 0], attempts: 1 });

/**
 * Draws a kolam around a chain of dots. The line crosses itself only between consecutive dots.
 *
 * @param sequence dots in order; the step from one to the next is 1 along an axis
 */
export function chain(sequence: readonly Point[]): Kolam {
  const joins = new Map(
    sequence.slice(1).map((dot, index): [string, Join] => {
      const [x, y] = sequence[index]!;
      return [joinKey(dot, [x - dot[0], y - dot[1]]), 'cross'];
    }),
  );
  const dots = sequence.filter(
    (dot, index) => sequence.findIndex((one) => one.join() === dot.join()) === index,
  );
  const dotsAlong = (axis: 0 | 1) => Math.max(...dots.map((dot) => dot[axis])) + 1;
  return {
    columns: dotsAlong(0),
    rows: dotsAlong(1),
    dots,
    loops: trace(dots, joinedBy(joins)),
    emptyPockets: 0,
  };
}

/**
 * Returns path data for each of a kolam's lines. Rounds end points to 0.1, and control points to whole numbers.
 * Coordinates are relative, so that equal arcs have the same text and compress well.
 */
export function loopPaths({ loops }: Kolam, pitch: number, origin: Point = [0, 0]): string[] {
  const toCanvas = (point: Point) => add(origin, point, pitch).map(round) as [number, number];
  const handle = (point: Point) => scaled(point, pitch).map(Math.round) as [number, number];
  const curve = ({ from, to, fromHandle, toHandle }: Arc) => {
    const step = add(toCanvas(to), toCanvas(from), -1);
    return `c${pathNumbers(...handle(fromHandle), ...add(step, handle(toHandle)), ...step)}`;
  };
  return loops.map(
    (loop) => `M${pathNumbers(...toCanvas(loop[0]!.from))}${loop.map(curve).join('')}z`,
  );
}
