import type { Tile } from '../theme';
import { pictureParts, woven, type Picture } from './draw';
import type { Box, Drawing } from './drawing';
import { kolam, octagon } from './kolam';

/** Canvas of a cover. Keep the meaning inside the middle 400 by 300: cards may crop the rest. */
export const coverBox: Box = [0, 0, 480, 360];

/** The picture of a project or a post. */
export interface Cover {
  /** The tile that the picture is made for. */
  tile: Tile;
  /** What it shows, in one sentence. */
  alt: string;
  /** The bright dot is whom the work was made for. */
  draw: () => Picture;
}

/**
 * Defines a cover. Its file is `covers/<name>.ts` with the cover as default export; being there is enough. How to draw one is told
 * in `docs/NewCover.mdx`.
 */
export const defineCover = (cover: Cover): Cover => cover;

/** The drawing of a cover, `covers/<name>`. */
export const coverDrawing = (name: string, { draw }: Cover): Drawing => ({
  name: `covers/${name}`,
  box: coverBox,
  parts: pictureParts(draw()),
});

/** The cover of an entry that has no picture, woven from its slug round one bright dot: the same slug is always the same drawing. */
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
