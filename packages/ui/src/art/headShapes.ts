/**
 * Shapes of the drawing at the head of a page, and how many dots each is wide: the head sizes it by the distance between
 * two dots. What the dots count is told in `heads.ts`.
 */
export const headShapes = {
  ring: 11,
  diamond: 11,
  stops: 17,
  twenty: 5,
  stair: 14,
  week: 15,
  pair: 13,
  seventeen: 17,
  octagon: 9,
  plain: 9,
} as const;
export type HeadShape = keyof typeof headShapes;

/** Width of a head's drawing in distances between dots: its columns and the room for the line round the outermost. */
export const headWidth = (shape: HeadShape) => headShapes[shape] + 0.24;
