/** The `lines` motif: straight lines through dots, instead of a line that winds around them. */
import { layer, lineLayer, type Shape } from './draw';
import { coverBox, type Drawing } from './drawing';
import { hash, randomFrom, type Kolam } from './kolam';
import { circle, round, segment, type Point } from './path';

/**
 * Draws all horizontal lines. Draws a vertical line only if it reaches a dot that no horizontal line reaches.
 *
 * @param dots positions, in steps of 1
 * @param joints midpoints between joined dots, e.g. `0.5,0`
 */
function straightPath(
  dots: readonly Point[],
  joints: ReadonlySet<string>,
  pitch: number,
  [left, top]: Point = [0, 0],
): string {
  const isJoined = (x: number, y: number) => joints.has(`${x},${y}`);
  const hasRow = (x: number, y: number) => isJoined(x - 0.5, y) || isJoined(x + 0.5, y);
  const toCanvas = (x: number, y: number) => [left + x * pitch, top + y * pitch] as const;
  return dots
    .map(([x, y]) => {
      let end = x;
      if (!isJoined(x - 0.5, y)) while (isJoined(end + 0.5, y)) end += 1;
      const isColumn = isJoined(x, y + 0.5) && !(hasRow(x, y) && hasRow(x, y + 1));
      return (
        (end > x ? segment(...toCanvas(x, y), ...toCanvas(end, y)) : '') +
        (isColumn ? segment(...toCanvas(x, y), ...toCanvas(x, y + 1)) : '')
      );
    })
    .join('');
}

/** Returns path data for straight lines through a kolam's dots. Joins neighbours if the kolam's line crosses itself between them. */
export const kolamLines = ({ dots, loops }: Kolam, pitch: number, origin?: Point): string =>
  straightPath(dots, new Set(loops.flat().map(({ from }) => from.join())), pitch, origin);

/** Distance between dots in the art set's SVG files. */
const filePitch = 20;

/** Replaces a kolam's line with straight lines through its dots. Does not connect a single dot at the tip of a shape. */
export function withStraightLines(drawing: Drawing): Drawing {
  const { dots: dotsMarkup, line } = drawing.parts;
  if (!dotsMarkup || !line || !/ d="M[-\d. ]+c/.test(line)) return drawing;
  let [x, y] = [0, 0];
  const dots = Array.from(
    dotsMarkup.matchAll(/[Mm](-?[\d.]+) ?(-?[\d.]+)h0/g),
    ([, dx, dy]): Point => [(x += Number(dx) / filePitch), (y += Number(dy) / filePitch)],
  );
  const taken = new Set(dots.map(String));
  const isDot = (column: number, row: number) => taken.has(`${column},${row}`);
  const joints = dots.flatMap(([column, row]) => {
    const isTip = (tip: number, other: number) =>
      !isDot(column, tip * 2 - other) &&
      ![-1, 1].some((side) => isDot(column + side, tip)) &&
      [-1, 1].every((side) => isDot(column + side, other));
    const isJoinedBelow = isDot(column, row + 1) && !isTip(row, row + 1) && !isTip(row + 1, row);
    return [
      ...(isDot(column + 1, row) ? [`${column + 0.5},${row}`] : []),
      ...(isJoinedBelow ? [`${column},${row + 0.5}`] : []),
    ];
  });
  const width = Number(/stroke-width="([\d.]+)"/.exec(line)?.[1]);
  const path = straightPath(dots, new Set(joints), filePitch);
  return { ...drawing, parts: { ...drawing.parts, line: lineLayer([path], width) } };
}

/** Start and end of a bold line, from -1 to 1. */
type Extent = readonly [start: number, end: number];

const centred = (half: number): Extent => [-half, half];

/** Each function returns the parts of a row to draw in bold. `height` is the row's position, from -1 (top) to 1 (bottom). */
const shapes: readonly ((height: number) => readonly Extent[])[] = [
  // Disc
  (height) => [centred(Math.sqrt(1 - height * height))],
  // Ring
  (height) => {
    const outer = Math.sqrt(1 - height * height);
    const inner = Math.sqrt(Math.max(0, 0.3 - height * height));
    return inner > 0.2
      ? [
          [-outer, -inner],
          [inner, outer],
        ]
      : [centred(outer)];
  },
  // Diamond
  (height) => [centred(1 - Math.abs(height))],
  // Hourglass
  (height) => [centred(0.12 + Math.abs(height) * 0.88)],
  // Peak
  (height) => [centred((height + 1) / 2)],
  // Wave
  (height) => [
    [Math.sin(height * Math.PI) * 0.35 - 0.65, Math.sin(height * Math.PI) * 0.35 + 0.65],
  ],
  // Steps
  (height) => [[-1, -0.6 + Math.floor((height + 1) * 2.49) * 0.4]],
];

/**
 * Draws the cover for an entry without a picture: thin lines, a shape in bold lines, and a dot. The slug determines the shape and the
 * positions.
 */
export function lineCover(slug: string): Drawing {
  const random = randomFrom(hash(slug));
  const randomInt = (count: number) => Math.floor(random() * count);
  const extentsAt = shapes[randomInt(shapes.length)]!;
  const [, , width, height] = coverBox;
  const step = 20;
  const radius = 100 + randomInt(4) * 13;
  const x = 160 + randomInt(9) * 20;
  const y = 150 + randomInt(4) * 20;
  const direction = random() < 0.5 ? -1 : 1;
  const dotSide = x < width / 2 ? 1 : -1;
  const rows = Array.from({ length: height / step - 1 }, (_, row) => (row + 1) * step);
  // Thin lines extend beyond the canvas, for wide frames.
  const thin = rows.map((row): Shape => ({ d: segment(-width, row, width * 2, row), width: 1.6 }));
  const bold = rows
    .filter((row) => Math.abs(row - y) < radius)
    .flatMap((row) =>
      extentsAt((row - y) / radius).map((extent): Shape => {
        const [start, end] = extent.map((one) => round(x + one * radius * direction));
        return { d: segment(start!, row, end!, row), width: 9 };
      }),
    );
  const dot = circle(x + dotSide * (radius + 45), y + (randomInt(4) - 2) * 40, 13);
  return {
    name: `woven/${slug}`,
    box: coverBox,
    parts: {
      art: layer('art', { stroke: 'line' }, [
        {
          d: `M${-width} ${y}H${width * 2}V${height * 2}H${-width}z`,
          fill: 'soft',
          stroke: 'none',
        },
        ...thin,
        ...bold,
      ]),
      you: `<path id="you" fill="var(--c-dot)" stroke="var(--c-line)" stroke-width="4" d="${dot}"/>`,
    },
  };
}

/** The mark in the `lines` motif: the sun above the horizon. Uses the default mark's canvas. */
export const horizonParts = {
  line: '<path id="line" fill="none" stroke="currentColor" stroke-width="4.5" stroke-linecap="round" pathLength="1" d="M-7 36H47"/>',
  you: `<path id="you" fill="var(--dot)" stroke="var(--dot-ring)" stroke-width="2" d="${circle(20, 14, 11)}"/>`,
};

/** One repeat of the footer band's pattern: a line with a dot. */
export const lineBand = `<path stroke-width="2" stroke="#000" d="M0 40H78"/><path d="${circle(39, 40, 5)}"/>`;
