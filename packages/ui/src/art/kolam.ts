/**
 * Pulli kolam: a mask of dots and a seed go in, one smooth closed line comes out (more only where a shape allows no fewer).
 *
 * Dots stand on a lattice of pitch 1 and the line runs round every one of them. Where two neighbouring dots meet, it does
 * one of three things: it crosses itself, it keeps the dots apart, or it holds them together. The same seed always gives
 * the same drawing.
 */
import { numbers, round, type Point } from './path';

/** Rows of a dot pattern: `#` is a dot; `.` and a space are none. Rows may differ in length. */
export type Mask = readonly string[];

/** What the line does between two neighbouring dots. */
type Join = 'cross' | 'apart' | 'together';

/**
 * Which turns and reflections leave the drawing the same: `mirror` left to right, `mirrors` both ways, `halfTurn`,
 * `quarterTurn`, and `full` for all of a square's.
 */
export type Symmetry = 'none' | 'mirror' | 'mirrors' | 'halfTurn' | 'quarterTurn' | 'full';

/** How likely each join is, 0-1, together 1. */
type Weights = readonly [cross: number, apart: number, together: number];

/** One arc of the line, as a cubic curve: its ends and the handles that lead from each end towards the other. */
interface Arc {
  readonly from: Point;
  readonly to: Point;
  readonly fromHandle: Point;
  readonly toHandle: Point;
}

/** A closed part of the line: its arcs in the order in which a hand would draw them. */
type Loop = readonly Arc[];

export interface KolamOptions {
  seed: string;
  symmetry?: Symmetry;
  weights?: Weights;
  /** How many patterns to try before the best one is taken. */
  attempts?: number;
  /** How many closed lines are wanted. */
  loops?: number;
}

export interface Kolam {
  readonly columns: number;
  readonly rows: number;
  readonly dots: readonly Point[];
  readonly loops: readonly Loop[];
  /** Gaps between four dots that the line closes on three sides or more: it doubles back round nothing. 0 in a good drawing. */
  readonly emptyPockets: number;
}

/* Masks ------------------------------------------------------------------------------------------------------------ */

/** A filled rectangle of dots. */
export const rectangle = (columns: number, rows: number): Mask =>
  Array.from({ length: rows }, () => '#'.repeat(columns));

/** A diamond, `size` dots across and down; `size` is odd. */
export const diamond = (size: number): Mask =>
  Array.from({ length: size }, (_, y) => {
    const padding = '.'.repeat(Math.abs(y - (size - 1) / 2));
    return padding + '#'.repeat(size - 2 * padding.length) + padding;
  });

/** A square with its corners cut off, `cut` dots deep. */
export const octagon = (size: number, cut: number): Mask =>
  Array.from({ length: size }, (_row, y) =>
    Array.from({ length: size }, (_dot, x) =>
      Math.min(x, size - 1 - x) + Math.min(y, size - 1 - y) >= cut ? '#' : '.',
    ).join(''),
  );

/** The mask without the dots of a central rectangle: room for a picture. */
export const withHole = (mask: Mask, columns: number, rows: number): Mask =>
  mask.map((row, y) =>
    [...row]
      .map((dot, x) =>
        Math.abs(x - (row.length - 1) / 2) < columns / 2 &&
        Math.abs(y - (mask.length - 1) / 2) < rows / 2
          ? '.'
          : dot,
      )
      .join(''),
  );

/** Diamonds in a row, each sharing its outermost dot with the next. */
export const beads = (size: number, count: number): Mask =>
  diamond(size).map((row) =>
    Array.from({ length: (size - 1) * count + 1 }, (_, x) => {
      const inBead = x % (size - 1);
      return row[inBead] === '#' || (inBead === 0 && row[size - 1] === '#') ? '#' : '.';
    }).join(''),
  );

/* Chance ------------------------------------------------------------------------------------------------------------ */

/** FNV-1a: a 32-bit number that stands for a text. */
function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  }
  return value >>> 0;
}

/** Mulberry32: a repeatable sequence of numbers from 0 up to 1. */
function randomFrom(seed: number): () => number {
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

/* Tracing ----------------------------------------------------------------------------------------------------------- */

type Side = 'N' | 'E' | 'S' | 'W';
/** A quarter of the line round a dot, named by the two sides it lies between. */
type Quarter = 'NE' | 'SE' | 'SW' | 'NW';

const quarters: readonly Quarter[] = ['NE', 'SE', 'SW', 'NW'];
const outward: Record<Side, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const opposite: Record<Side, Side> = { N: 'S', S: 'N', E: 'W', W: 'E' };
const sidesOf = (quarter: Quarter) => [...quarter] as [vertical: Side, horizontal: Side];

const isHorizontal = (side: Side) => side === 'E' || side === 'W';

/** The other quarter on the same side of the dot. */
function acrossSide(quarter: Quarter, side: Side): Quarter {
  const [vertical, horizontal] = sidesOf(quarter);
  return (
    isHorizontal(side) ? opposite[vertical] + horizontal : vertical + opposite[horizontal]
  ) as Quarter;
}

/** Identifies the meeting of two neighbours, whichever of them it is seen from. */
function joinKey(x: number, y: number, side: Side): string {
  const [dx, dy] = outward[side];
  return `${x + dx / 2},${y + dy / 2}`;
}

/** How far from a dot the line stays where it keeps dots apart, and from the middle where it holds them together. */
const distance = 0.35;
/** Length of a handle relative to its arc's chord; the value at which four equal arcs look like a circle. */
const handleLength = 0.41;

/** Where a quarter of the line meets one side of its dot, and in which direction it leaves there. */
function arcEnd(x: number, y: number, quarter: Quarter, side: Side, join: Join) {
  const [sx, sy] = outward[side];
  const [vertical, horizontal] = sidesOf(quarter);
  const [hx, hy] = outward[isHorizontal(side) ? vertical : horizontal];
  switch (join) {
    case 'cross':
      return {
        point: [x + sx * 0.5, y + sy * 0.5],
        direction: [(sx - hx) * Math.SQRT1_2, (sy - hy) * Math.SQRT1_2],
      } as const;
    case 'apart':
      return { point: [x + sx * distance, y + sy * distance], direction: [-hx, -hy] } as const;
    case 'together':
      return {
        point: [x + sx * 0.5 + hx * distance, y + sy * 0.5 + hy * distance],
        direction: [sx, sy],
      } as const;
  }
}

type JoinAt = (x: number, y: number, side: Side) => Join;

function arcRound(x: number, y: number, quarter: Quarter, from: Side, to: Side, joinAt: JoinAt) {
  const start = arcEnd(x, y, quarter, from, joinAt(x, y, from));
  const end = arcEnd(x, y, quarter, to, joinAt(x, y, to));
  const length =
    Math.hypot(start.point[0] - end.point[0], start.point[1] - end.point[1]) * handleLength;
  return {
    from: start.point,
    to: end.point,
    fromHandle: [-start.direction[0] * length, -start.direction[1] * length],
    toHandle: [-end.direction[0] * length, -end.direction[1] * length],
  } satisfies Arc;
}

/** Follows the line round the dots until every quarter of every dot has been passed once. */
function trace(dots: readonly Point[], joinAt: JoinAt): Loop[] {
  const seen = new Set<string>();
  const loops: Loop[] = [];
  for (const [startX, startY] of dots) {
    for (const startQuarter of quarters) {
      const arcs: Arc[] = [];
      let [x, y, quarter]: [number, number, Quarter] = [startX, startY, startQuarter];
      let [from] = sidesOf(quarter);
      for (;;) {
        const key = `${x},${y},${quarter}`;
        if (seen.has(key)) break;
        seen.add(key);
        const [vertical, horizontal] = sidesOf(quarter);
        const to = from === vertical ? horizontal : vertical;
        arcs.push(arcRound(x, y, quarter, from, to, joinAt));
        const join = joinAt(x, y, to);
        if (join === 'apart') {
          quarter = acrossSide(quarter, to);
          from = to;
        } else {
          const [dx, dy] = outward[to];
          [x, y, from] = [x + dx, y + dy, opposite[to]];
          const facing = quarter.replace(to, from) as Quarter;
          quarter = join === 'cross' ? acrossSide(facing, from) : facing;
        }
      }
      if (arcs.length) loops.push(arcs);
    }
  }
  return loops;
}

/* The kolam itself --------------------------------------------------------------------------------------------------- */

const images: Record<Symmetry, (x: number, y: number) => Point[]> = {
  none: (x, y) => [[x, y]],
  mirror: (x, y) => [
    [x, y],
    [-x, y],
  ],
  mirrors: (x, y) => [
    [x, y],
    [-x, y],
    [x, -y],
    [-x, -y],
  ],
  halfTurn: (x, y) => [
    [x, y],
    [-x, -y],
  ],
  quarterTurn: (x, y) => [
    [x, y],
    [-y, x],
    [-x, -y],
    [y, -x],
  ],
  full: (x, y) => [...images.mirrors(x, y), ...images.mirrors(y, x)],
};

/**
 * Draws a kolam. It tries patterns from the seed until one has the wanted number of lines and no empty pocket, and keeps
 * the best of them when none is perfect. Coordinates are in dots: the first column and row are 0.
 */
export function kolam(mask: Mask, options: KolamOptions): Kolam {
  const { seed, symmetry = 'full', weights = [0.58, 0.14, 0.28] } = options;
  const { attempts = 1200, loops: wantedLoops = 1 } = options;
  const rows = mask.length;
  const columns = Math.max(...mask.map((row) => row.length));
  const isDot = (x: number, y: number) => !['.', ' ', undefined].includes(mask[y]?.[x]);
  const dots: Point[] = mask.flatMap((row, y) =>
    [...row].flatMap((_, x): Point[] => (isDot(x, y) ? [[x, y]] : [])),
  );

  /** All joins that symmetry makes equal share this name. Doubled coordinates from the middle are whole numbers. */
  const orbit = (x: number, y: number) =>
    images[symmetry](x * 2 - (columns - 1), y * 2 - (rows - 1))
      .map((point) => point.join())
      .sort()[0] ?? '';

  const squares = dots.filter(
    ([x, y]) => isDot(x + 1, y) && isDot(x, y + 1) && isDot(x + 1, y + 1),
  );

  const attempt = (number: number): Kolam => {
    const random = randomFrom(hash(seed) + number * 7919);
    const chosen = new Map<string, Join>();
    const joins = new Map<string, Join>();
    for (const [x, y] of dots) {
      for (const side of ['E', 'S'] as const) {
        const [dx, dy] = outward[side];
        if (!isDot(x + dx, y + dy)) continue;
        const name = orbit(x + dx / 2, y + dy / 2);
        const join = chosen.get(name) ?? pickJoin(random(), weights);
        chosen.set(name, join);
        joins.set(joinKey(x, y, side), join);
      }
    }
    const joinAt: JoinAt = (x, y, side) => joins.get(joinKey(x, y, side)) ?? 'apart';
    const emptyPockets = squares.filter(([x, y]) => {
      const around = [
        joinAt(x, y, 'E'),
        joinAt(x, y + 1, 'E'),
        joinAt(x, y, 'S'),
        joinAt(x + 1, y, 'S'),
      ];
      return around.filter((join) => join === 'together').length >= 3;
    }).length;
    return { columns, rows, dots, loops: trace(dots, joinAt), emptyPockets };
  };

  const faults = ({ loops, emptyPockets }: Kolam) =>
    Math.abs(loops.length - wantedLoops) * 4 + emptyPockets;
  let best = attempt(0);
  for (let number = 1; number < attempts && faults(best) > 0; number += 1) {
    const next = attempt(number);
    if (faults(next) < faults(best)) best = next;
  }
  return best;
}

/** The plain weave of a mask: the line crosses itself between all neighbours. */
export const weave = (mask: Mask): Kolam =>
  kolam(mask, { seed: '', symmetry: 'none', weights: [1, 0, 0], attempts: 1 });

/**
 * Path data of one loop. Ends lie on a tenth of a unit; handles are whole, which keeps their direction, since all of them
 * run along an axis or a diagonal. Relative, so that equal arcs are equal text.
 */
export function loopPath(loop: Loop, pitch: number, [originX, originY]: Point = [0, 0]): string {
  const at = ([x, y]: Point) => [round(originX + x * pitch), round(originY + y * pitch)] as const;
  const handle = ([x, y]: Point) => [Math.round(x * pitch), Math.round(y * pitch)] as const;
  return loop
    .map((arc, index) => {
      const [x1, y1] = at(arc.from);
      const [x2, y2] = at(arc.to);
      const [dx, dy] = [x2 - x1, y2 - y1];
      const [ax, ay] = handle(arc.fromHandle);
      const [bx, by] = handle(arc.toHandle);
      const curve = `c${numbers(ax, ay, dx + bx, dy + by, dx, dy)}`;
      return index ? curve : `M${numbers(x1, y1)}${curve}`;
    })
    .join('')
    .concat('z');
}

/**
 * One period of an endless band, `columns` dots long: repeated side by side, the lines meet. Returns the dots and the arcs,
 * which belong to no loop of their own.
 */
export function kolamBand(
  columns: number,
  rows: number,
  { seed, weights = [0.68, 0, 0.32] }: Pick<KolamOptions, 'seed' | 'weights'>,
): { dots: Point[]; arcs: Arc[] } {
  const random = randomFrom(hash(seed));
  const joins = new Map<string, Join>();
  const dots: Point[] = [];
  for (let x = 0; x < columns; x += 1) {
    for (let y = 0; y < rows; y += 1) {
      dots.push([x, y]);
      const east = pickJoin(random(), weights);
      joins.set(joinKey(x, y, 'E'), east);
      if (x === columns - 1) joins.set(joinKey(0, y, 'W'), east);
      if (y < rows - 1) joins.set(joinKey(x, y, 'S'), pickJoin(random(), weights));
    }
  }
  const joinAt: JoinAt = (x, y, side) => joins.get(joinKey(x, y, side)) ?? 'apart';
  const arcs = dots.flatMap(([x, y]) =>
    quarters.map((quarter) => arcRound(x, y, quarter, ...sidesOf(quarter), joinAt)),
  );
  return { dots, arcs };
}
