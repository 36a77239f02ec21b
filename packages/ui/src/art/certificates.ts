import { dots, layer, line, row, straight, woven, type Shape } from './draw';
import { coverBox, type Drawing } from './drawing';
import { diamond, kolam, octagon, rectangle, weave } from './kolam';
import { roundedRectangle } from './path';

const signature = (x: number) =>
  line(`M${x} 282c20-34 34-34 26-4-4 14 14 4 20-12s20-8 10 6 20 10 56-2`);
const heading = (y: number) =>
  woven(weave(rectangle(13, 1)), { x: 72, y, pitch: 28, dot: 2.6, width: 2.4 });

/** Each mask with the distance between its dots. The distances make all seals about the same size. */
const seals = [
  [octagon(5, 1), 30],
  [rectangle(4, 4), 36],
  [diamond(5), 30],
] as const;

const layouts: readonly { seal: readonly [x: number, y: number]; shapes: readonly Shape[] }[] = [
  {
    seal: [350, 224],
    shapes: [
      ...heading(76),
      dots(row(7, 72, 136, 24)),
      straight(72, 176, 216, 176, 2.4),
      straight(72, 204, 192, 204, 2.4),
      signature(72),
    ],
  },
  {
    seal: [240, 136],
    shapes: [straight(120, 232, 360, 232, 2.4), straight(156, 258, 324, 258, 2.4), ...heading(292)],
  },
  {
    seal: [132, 224],
    shapes: [
      ...heading(76),
      straight(248, 148, 408, 148, 2.4),
      straight(248, 176, 384, 176, 2.4),
      dots(row(7, 248, 212, 24)),
      signature(248),
    ],
  },
  {
    seal: [348, 136],
    shapes: [
      ...woven(weave(rectangle(1, 9)), { x: 72, y: 76, pitch: 26, dot: 2.6, width: 2.4 }),
      straight(120, 88, 248, 88, 2.4),
      straight(120, 116, 216, 116, 2.4),
      dots(row(6, 120, 156, 24)),
      signature(120),
      straight(300, 284, 408, 284, 2.4),
    ],
  },
];

const sheet = roundedRectangle(36, 36, 408, 288, 3);

/**
 * Draws a placeholder for a certificate without a scan. The slug selects the layout and seal; slugs that end in consecutive
 * numbers get different layouts and seals.
 */
export function certificateDrawing(slug: string): Drawing {
  const sum = [...slug].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const [mask, pitch] = seals[sum % seals.length]!;
  const { seal, shapes } = layouts[sum % layouts.length]!;
  const [x, y] = seal;
  const drawnSeal = kolam(mask, { seed: slug, symmetry: 'mirrors', weights: [0.7, 0.04, 0.26] });
  const half = ((drawnSeal.columns - 1) / 2) * pitch;
  return {
    name: `certificates/${slug}`,
    box: coverBox,
    parts: {
      art: layer('art', { stroke: 'line', width: 5 }, [
        { d: roundedRectangle(0, 0, 480, 360, 0), fill: 'bg', stroke: 'none' },
        { d: sheet, fill: 'soft', width: 2.4 },
        ...shapes,
        ...woven(drawnSeal, { x: x - half, y: y - half, pitch, dot: 3, width: 3 }),
      ]),
    },
  };
}
