/**
 * Drawing primitives. A layer is an element whose `id` is its name, with one paint that its shapes share; a shape lists
 * only its differences.
 *
 * Colours are `currentColor` or the tile's custom properties.
 */
import type { Drawing } from './drawing';
import { loopPaths, type Kolam } from './kolam';
import { circle, dotsPath, numbers, round, segment, type Point } from './path';

/** A tile colour, the page's `ground`, `text` (`currentColor`), or `none`. */
type Ink = 'line' | 'soft' | 'bg' | 'dot' | 'ground' | 'text' | 'none';

const inks: Record<Ink, string> = {
  line: 'var(--c-line)',
  soft: 'var(--c-soft)',
  bg: 'var(--c-bg)',
  dot: 'var(--c-dot)',
  ground: 'var(--ground)',
  text: 'currentColor',
  none: 'none',
};

/** Fill, stroke, and stroke width in canvas units. */
interface Paint {
  fill?: Ink;
  stroke?: Ink;
  width?: number;
}

/** Path data, with any paint that differs from the layer's. */
export interface Shape extends Paint {
  d: string;
}

const paintAttributes = ({ fill, stroke, width }: Paint) =>
  [
    fill && ` fill="${inks[fill]}"`,
    stroke && ` stroke="${inks[stroke]}"`,
    width !== undefined && ` stroke-width="${round(width)}"`,
  ]
    .filter(Boolean)
    .join('');

const roundEnds = ' stroke-linecap="round" stroke-linejoin="round"';

/**
 * Writes shapes, bottom first. Neighbours of equal paint share a `<path>`, unless they are filled, because those overlap.
 */
export function paths(shapes: readonly Shape[]): string {
  const runs: { attributes: string; d: string }[] = [];
  for (const shape of shapes) {
    const attributes = paintAttributes(shape);
    const last = runs.at(-1);
    if (last?.attributes === attributes && !shape.fill) last.d += shape.d;
    else runs.push({ attributes, d: shape.d });
  }
  return runs.map(({ attributes, d }) => `<path${attributes} d="${d}"/>`).join('');
}

/** A layer whose shapes share a paint. */
export const layer = (id: string, paint: Paint, shapes: readonly Shape[]) =>
  `<g id="${id}"${paintAttributes({ fill: 'none', ...paint })}${roundEnds}>${paths(shapes)}</g>`;

/** A line in the layer's paint, optionally of another width. */
export const line = (d: string, width?: number): Shape => ({ d, width });
export const straight = (x1: number, y1: number, x2: number, y2: number, width?: number) =>
  line(segment(x1, y1, x2, y2), width);
/** An area without an outline. */
export const area = (d: string): Shape => ({ d, fill: 'soft', stroke: 'none' });
/** An outlined area that covers what is below it. */
export const outlined = (d: string, fill: Ink = 'bg'): Shape => ({ d, fill });
/** An outlined disc that covers what is below it. */
export const disc = (x: number, y: number, radius: number) => outlined(circle(x, y, radius));
/** An outlined ring; what is below shows through. */
export const ring = (x: number, y: number, radius: number) => line(circle(x, y, radius));
/** Dots of equal size. */
export const dots = (points: readonly Point[], radius = 4): Shape => ({
  d: dotsPath(points),
  width: radius * 2,
});

/** Dots `step` apart in a row. */
export const row = (count: number, x: number, y: number, step: number): Point[] =>
  Array.from({ length: count }, (_, index): Point => [x + index * step, y]);

/** The one bright dot of a picture on a tile. */
function person(x: number, y: number, radius: number): string {
  const [cx, cy, r] = [round(x), round(y), round(radius)];
  return `<circle id="you" cx="${cx}" cy="${cy}" r="${r}" fill="${inks.dot}" stroke="${inks.line}" stroke-width="4"/>`;
}

/** A picture for a tile. */
export interface Picture {
  /** Everything but the bright dot, bottom first. Shared paint: the tile's line colour, 5 wide. */
  shapes: readonly Shape[];
  /** The one bright dot. */
  you: readonly [x: number, y: number, radius: number];
}

/** A picture's layers: `art`, and `you` apart, so that a card can scale the bright dot. */
export const pictureParts = ({ shapes, you }: Picture) => ({
  art: layer('art', { stroke: 'line', width: 5 }, shapes),
  you: person(...you),
});

/** A kolam's bright dots with rings, in the page's colours unless the tile overrides them. */
export const litDots = (points: readonly Point[], radius: number, ringWidth = 2) =>
  `<path id="you" fill="var(--dot)" stroke="var(--dot-ring)" stroke-width="${ringWidth}" d="${points
    .map(([x, y]) => circle(x, y, radius))
    .join('')}"/>`;

/** A kolam as a shape of a picture, its dots `pitch` apart and the first at `x`, `y`. */
export function woven(
  kolam: Kolam,
  { x, y, pitch, dot = 3.4, width }: WovenOptions,
): [line: Shape, dots: Shape] {
  return [
    line(loopPaths(kolam, pitch, [x, y]).join(''), width),
    dots(
      kolam.dots.map(([column, line]): Point => [x + column * pitch, y + line * pitch]),
      dot,
    ),
  ];
}

interface WovenOptions {
  x: number;
  y: number;
  pitch: number;
  /** Radius of the dots. */
  dot?: number;
  /** Width of the line; default: the layer's. */
  width?: number;
}

/** Appearance of a standalone kolam, in canvas units (dots are 20 apart). */
export interface KolamLook {
  /** Width of the line. */
  width?: number;
  /** Radius of the dots. */
  dot?: number;
  /** The bright dots. */
  lit?: readonly Point[];
  /** Radius of the bright dots. */
  litRadius?: number;
  /** Padding round the outermost dots. */
  padding?: number;
}

/** Distance between a standalone kolam's dots: the smallest with whole numbers at all arc ends. */
export const kolamPitch = 20;

/**
 * Draws a standalone kolam with its first dot at 0, 0, in the layers `dots`, `line` (each loop a path of length 1, so that
 * it can draw itself) and `you` if any dot is bright.
 */
export function kolamDrawing(name: string, kolam: Kolam, look: KolamLook = {}): Drawing {
  const { width = 2.2, dot = 2, lit = [], litRadius = 4.2, padding = 12.4 } = look;
  const isLit = ([x, y]: Point) => lit.some(([litX, litY]) => litX === x && litY === y);
  const place = ([x, y]: Point): Point => [x * kolamPitch, y * kolamPitch];
  const plain = kolam.dots.filter((point) => !isLit(point)).map(place);
  const across = (count: number) => round((count - 1) * kolamPitch + padding * 2);
  return {
    name,
    box: [-padding, -padding, across(kolam.columns), across(kolam.rows)],
    parts: {
      ...(dot > 0 && { dots: dotsLayer(plain, dot) }),
      line: lineLayer(loopPaths(kolam, kolamPitch), width),
      ...(lit.length > 0 && { you: litDots(lit.map(place), litRadius) }),
    },
  };
}

/** The `dots` layer of a drawing that draws itself. */
export const dotsLayer = (points: readonly Point[], radius: number) =>
  `<path id="dots" fill="none" stroke="currentColor" stroke-width="${numbers(radius * 2)}" stroke-linecap="round" d="${dotsPath(points)}"/>`;

/**
 * The `line` layer of a drawing that draws itself: paths of length 1 that inherit their dashes. A shape may set its own
 * paint.
 */
export function lineLayer(shapes: readonly (string | Shape)[], width: number): string {
  const attributes = `id="line" fill="none" stroke="currentColor" stroke-width="${numbers(width)}"${roundEnds}`;
  const lines = shapes.map((shape) => (typeof shape === 'string' ? { d: shape } : shape));
  const [first, ...others] = lines;
  if (first && others.length === 0) return `<path ${attributes} pathLength="1" d="${first.d}"/>`;
  const written = lines.map(
    (shape) => `<path${paintAttributes(shape)} pathLength="1" d="${shape.d}"/>`,
  );
  return `<g ${attributes}>${written.join('')}</g>`;
}
