import type { Tile } from '../theme';
import { pictureParts, type Picture } from './draw';
import type { Box, Drawing } from './drawing';

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
 * Defines a cover. Its file is `covers/<name>.ts` with the cover as default export; being there is enough.
 *
 * How to draw one: name the person who is served, that is the bright dot. Choose what dots stand for (tasks, stops, rows)
 * and let the line show what the software does to them. Bare dots mean "not yet", woven dots mean "done". Let something run
 * off an edge.
 */
export const defineCover = (cover: Cover): Cover => cover;

/** The drawing of a cover, `covers/<name>`. */
export const coverDrawing = (name: string, { draw }: Cover): Drawing => ({
  name: `covers/${name}`,
  box: coverBox,
  parts: pictureParts(draw()),
});
