import type { Tile } from '../theme';
import { layer, person, type Shape } from './draw';
import type { Box, Drawing } from './drawing';

/** Canvas of a cover. Keep the meaning inside the middle 400 by 300: cards may crop the rest. */
export const coverBox: Box = [0, 0, 480, 360];

/** The picture of a project or a post. */
export interface Cover {
  /** Name of the file and, after `covers/`, of the drawing. */
  id: string;
  /** The tile that the picture is made for. */
  tile: Tile;
  /** What it shows, in one sentence. */
  alt: string;
  draw: () => {
    /** Everything but the person, bottom first. The paint that shapes share is the tile's line, 5 wide. */
    shapes: readonly Shape[];
    /** The one bright dot: whom the work was made for. */
    you: readonly [x: number, y: number, radius: number];
  };
}

/**
 * Defines a cover. Its file is `covers/<id>.ts` with the cover as default export; being there is enough.
 *
 * How to draw one: name the person who is served, that is the bright dot. Choose what dots stand for (tasks, stops, rows)
 * and let the line show what the software does to them. Bare dots mean "not yet", woven dots mean "done". Let something run
 * off an edge.
 */
export const defineCover = (cover: Cover): Cover => cover;

/** The drawing of a cover: `art`, and `you` apart from it, so that a card can make the person grow. */
export function coverDrawing({ id, draw }: Cover): Drawing {
  const { shapes, you } = draw();
  return {
    name: `covers/${id}`,
    box: coverBox,
    parts: { art: layer('art', { stroke: 'line', width: 5 }, shapes), you: person(...you) },
  };
}
