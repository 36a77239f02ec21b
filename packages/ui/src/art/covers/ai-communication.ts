import { defineCover } from '../cover';
import { dots, line, straight, type Shape } from '../draw';
import { points, polyline, type Point } from '../path';

/**
 * The 21 landmarks of a hand model from the wrist, in knuckle widths: thumb 1-4, index 5-8, middle 9-12, ring 13-16,
 * little finger 17-20. Middle and ring finger are folded.
 */
const landmarks = [
  ...points(0, 0),
  ...points(-1.7, -1, -3, -2.2, -4.2, -3.1, -5.3, -3.7),
  ...points(-1.7, -4.5, -2, -6.5, -2.2, -8, -2.4, -9.5),
  ...points(-0.3, -4.8, -0.3, -6.4, -0.2, -5.3, -0.2, -4.2),
  ...points(1.1, -4.5, 1.25, -6, 1.15, -5, 1.05, -4),
  ...points(2.4, -3.8, 3.1, -5.5, 3.6, -6.8, 4.1, -8.1),
];
const hand: readonly Point[] = landmarks.map(([x, y]) => [196 + x * 25, 306 + y * 25]);
const at = (landmark: number): Point => hand[landmark] ?? [0, 0];
const through = (...ids: number[]) => polyline(ids.map(at));

const fingers = [
  [1, 2, 3, 4],
  [5, 6, 7, 8],
  [9, 10],
  [13, 14],
  [17, 18, 19, 20],
];
const wrist = at(0);
const palm = `${polyline([
  ...points(wrist[0] - 34, wrist[1] + 160, wrist[0] - 34, wrist[1] + 60),
  ...[1, 5, 9, 13, 17].map(at),
  ...points(wrist[0] + 46, wrist[1] + 60, wrist[0] + 46, wrist[1] + 160),
])}z`;

/** The outline: a thick hand in the line colour under a thinner one in the soft colour. */
const outline = 5;
const fingerWidth = 44;
const palmWidth = fingerWidth * 0.8;
const silhouette = (ink: 'line' | 'soft', grow: number): Shape[] => [
  {
    d: fingers.map((finger) => through(...finger)).join(''),
    stroke: ink,
    width: fingerWidth + grow,
  },
  { d: palm, fill: ink, stroke: ink, width: palmWidth + grow },
];

const bones = [
  [0, 1, 2, 3, 4],
  [0, 5, 6, 7, 8],
  [9, 10],
  [13, 14],
  [0, 17, 18, 19, 20],
  [5, 9, 13, 17],
];
const hidden = [8, 11, 12, 15, 16];
/** Loudness of the voice. */
const voice = [26, 62, 108, 74, 132, 88, 40, 18];

/** A signing hand with the landmarks a model sees, and the voice that answers. */
export default defineCover({
  tile: 'highlight',
  alt: 'A hand signing, drawn from 21 landmark dots, next to a voice waveform.',
  draw: () => ({
    shapes: [
      ...silhouette('line', outline),
      ...silhouette('soft', -outline),
      line(bones.map((bone) => through(...bone)).join(''), 2.4),
      dots(
        hand.filter((_, id) => !hidden.includes(id)),
        5,
      ),
      ...voice.map((loudness, index) =>
        straight(338 + index * 18, 180 - loudness / 2, 338 + index * 18, 180 + loudness / 2, 9),
      ),
    ],
    you: [...at(8), 13],
  }),
});
