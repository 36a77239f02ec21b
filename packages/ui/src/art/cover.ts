import type { Tile } from '../theme';
import { pictureParts, woven, type Picture } from './draw';
import type { Box, Drawing } from './drawing';
import { kolam, octagon } from './kolam';

/** Canvas of a cover. Keep the subject within the central 400 × 300: cards may crop the rest. */
export const coverBox: Box = [0, 0, 480, 360];

/** The illustration of a project or a post. */
export interface Cover {
  /** The tile it is drawn for. */
  tile: Tile;
  /** Text alternative, one sentence. */
  alt: string;
  /** Draws it. The bright dot is the person the work was made for. */
  draw: () => Picture;
}

/** Defines a cover, the default export of `covers/<name>.ts`. See `docs/NewCover.mdx`. */
export const defineCover = (cover: Cover): Cover => cover;

/** Draws a cover as `covers/<name>`. */
export const coverDrawing = (name: string, { draw }: Cover): Drawing => ({
  name: `covers/${name}`,
  box: coverBox,
  parts: pictureParts(draw()),
});

/** Draws the cover of an entry without a picture: woven from its slug round one bright dot. */
export function wovenCover(slug: string): Drawing {
  const drawn = kolam(octagon(7, 2), {
    seed: slug,
    symmetry: 'mirrors',
    weights: [0.7, 0.04, 0.26],
  });
  const shapes = woven(drawn, { x: 108, y: 48, pitch: 44, dot: 4, width: 5 });
  return {
    name: `woven/${slug}`,
    box: coverBox,
    parts: pictureParts({ shapes, you: [240, 180, 11] }),
  };
}
