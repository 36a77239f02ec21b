import {
  diamond,
  kolam,
  loopPaths,
  octagon,
  rectangle,
  type Mask,
  type Symmetry,
} from '../../art/kolam';
import { circle, dotsPath, type Point } from '../../art/path';

/** Distance between dots, in canvas units. */
const pitch = 20;
const padding = 18;

// An odd number of dots across allows a single closed line around all of them.
const masks: readonly Mask[] = [
  diamond(7),
  octagon(7, 2),
  rectangle(5, 5),
  octagon(7, 1),
  diamond(9),
];
const symmetries: readonly Symmetry[] = ['mirrors', 'quarterTurn'];

/** A kolam as path data on a square canvas. */
export interface KolamShapes {
  /** Width and height of the canvas, in canvas units. */
  size: number;
  lineWidth: number;
  lines: readonly string[];
  /** The dots, as zero-length strokes with round ends. */
  dots: string;
  dotWidth: number;
  brightDot: string;
}

/** Generates a name's kolam, ignoring case and extra spaces. The same name always gives the same kolam. */
export function nameKolam(name: string): KolamShapes {
  const seed = name.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
  const hash = [...seed].reduce((total, letter) => (total * 31 + letter.codePointAt(0)!) % 9973, 7);
  const pattern = kolam(masks[hash % masks.length]!, {
    seed,
    symmetry: symmetries[hash % symmetries.length]!,
    weights: [0.66, 0.06, 0.28],
    attempts: 300,
  });
  const toCanvas = ([x, y]: Point): Point => [x * pitch + padding, y * pitch + padding];
  const middle = (pattern.columns - 1) / 2;
  const fromMiddle = ([x, y]: Point) => Math.hypot(x - middle, y - middle);
  const [lit, ...dots] = [...pattern.dots].sort(
    (one, other) => fromMiddle(one) - fromMiddle(other),
  );
  return {
    size: (pattern.columns - 1) * pitch + padding * 2,
    lineWidth: 2.6,
    lines: loopPaths(pattern, pitch, [padding, padding]),
    dots: dotsPath(dots.map(toCanvas)),
    dotWidth: 4.4,
    brightDot: circle(...toCanvas(lit!), 4.4),
  };
}
