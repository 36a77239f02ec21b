/**
 * Drawing primitives. Shapes inherit the layer's paint and set only differences. Colours are `currentColor` or the tile's custom
 * properties.
 */
import type { Drawing } from './drawing';
import { motif } from '@portfolio/theme';
import { loopPaths, type Kolam } from './kolam';
import { kolamLines } from './lines';
import { circle, dotsPath, pathNumbers, round, segment, type Point } from './path';

/** A tile colour, `text` (`currentColor`), or `none`. */
type Ink = 'line' | 'soft' | 'bg' | 'text' | 'none';

const inks: Record<Ink, string> = {
  line: 'var(--c-line)',
  soft: 'var(--c-soft)',
  bg: 'var(--c-bg)',
  text: 'currentColor',
  none: 'none',
};

/** `width` is the stroke width in canvas units. */
interface Paint {
  fill?: Ink;
  stroke?: Ink;
  width?: number;
}

/** Path data, with the paint that differs from the layer's. */
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
 * Serialises shapes, bottom first. Consecutive shapes with the same paint share a `<path>`. Filled shapes do not, because
 * overlapping fills would merge.
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

/** Serialises a layer of shapes with a common paint. */
export const layer = (id: string, paint: Paint, shapes: readonly Shape[]) =>
  `<g id="${id}"${paintAttributes({ fill: 'none', ...paint })}${roundEnds}>${paths(shapes)}</g>`;

/** Returns a line with the layer's paint. `width` overrides the layer's line width. */
export const line = (d: string, width?: number): Shape => ({ d, width });
export const straight = (x1: number, y1: number, x2: number, y2: number, width?: number) =>
  line(segment(x1, y1, x2, y2), width);
/** Returns a shape that consists of dots of equal size. */
export const dots = (points: readonly Point[], radius = 4): Shape => ({
  d: dotsPath(points),
  width: radius * 2,
});

/** Returns a row of points, `step` apart. */
export const row = (count: number, x: number, y: number, step: number): Point[] =>
  Array.from({ length: count }, (_, index): Point => [x + index * step, y]);

/** The dots have the page's colours unless a tile sets others. */
const litDots = (points: readonly Point[], radius: number) =>
  `<path id="you" fill="var(--dot)" stroke="var(--dot-ring)" stroke-width="2" d="${points
    .map(([x, y]) => circle(x, y, radius))
    .join('')}"/>`;

const linePaths: typeof loopPaths = (kolam, pitch, origin) =>
  motif === 'lines' ? [kolamLines(kolam, pitch, origin)] : loopPaths(kolam, pitch, origin);

/** Returns a kolam's shapes for use in a larger picture. Dots are `pitch` apart. The kolam's origin is at `x`, `y`. */
export function woven(
  kolam: Kolam,
  { x, y, pitch, dot, width }: WovenOptions,
): [line: Shape, dots: Shape] {
  return [
    line(linePaths(kolam, pitch, [x, y]).join(''), width),
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
  dot: number;
  width: number;
}

/** Appearance of a standalone kolam, in canvas units (dots are 20 apart). */
interface KolamStyle {
  width: number;
  dot: number;
  lit?: readonly Point[];
  litRadius?: number;
  padding: number;
}

/** Distance between dots in a standalone kolam: the smallest at which all arcs end on whole numbers. */
const kolamPitch = 20;

/**
 * Draws a standalone kolam with its first dot at 0, 0. Its layers are `dots`, `line` (each loop a path of length 1, for
 * animation) and, if any dot is bright, `you`.
 */
export function kolamDrawing(name: string, kolam: Kolam, style: KolamStyle): Drawing {
  const { width, dot, lit = [], litRadius = 0, padding } = style;
  const isLit = ([x, y]: Point) => lit.some(([litX, litY]) => litX === x && litY === y);
  const toCanvas = ([x, y]: Point): Point => [x * kolamPitch, y * kolamPitch];
  const plain = kolam.dots.filter((point) => !isLit(point)).map(toCanvas);
  const sizeOf = (count: number) => round((count - 1) * kolamPitch + padding * 2);
  return {
    name,
    box: [-padding, -padding, sizeOf(kolam.columns), sizeOf(kolam.rows)],
    parts: {
      ...(dot > 0 && { dots: dotsLayer(plain, dot) }),
      line: lineLayer(linePaths(kolam, kolamPitch), width),
      ...(lit.length > 0 && { you: litDots(lit.map(toCanvas), litRadius) }),
    },
  };
}

const dotsLayer = (points: readonly Point[], radius: number) =>
  `<path id="dots" fill="none" stroke="currentColor" stroke-width="${pathNumbers(radius * 2)}" stroke-linecap="round" d="${dotsPath(points)}"/>`;

/** Serialises the `line` layer of an animated drawing. Each path has a `pathLength` of 1, so that the same dash values fit all lines. */
export function lineLayer(lines: readonly string[], width: number): string {
  const attributes = `id="line" fill="none" stroke="currentColor" stroke-width="${pathNumbers(width)}"${roundEnds}`;
  const [first, ...others] = lines;
  if (first && others.length === 0) return `<path ${attributes} pathLength="1" d="${first}"/>`;
  return `<g ${attributes}>${lines.map((d) => `<path pathLength="1" d="${d}"/>`).join('')}</g>`;
}
