import { contrastRatio } from '../theme/contrast';
import { tileColours, type Tile } from '../theme/tokens';
import { coverBox } from './cover';
import { layer, paths } from './draw';
import type { Drawing } from './drawing';
import { halftone, portraitSize, type Brightness, type ScreenSize } from './halftone';
import { screen } from './portrait';

/** The canvas of a photograph that becomes dots, by the folder of the drawing's name. */
const sizes: Record<string, ScreenSize> = {
  halftone: { width: 800, height: 600 },
  portraits: portraitSize,
};

/** The size in which a photograph is wanted for a drawing; undefined where the name is no such drawing's. */
export const halftoneSize = (name: string) => sizes[name.slice(0, name.indexOf('/'))];

/**
 * Draws a photograph as a screen of dots. `portraits/<name>` is in the text's colour, like the drawn portrait. `halftone/<tile>-<name>` is a
 * cover, printed in two colours of its tile: of its light ones in both themes, and the darker of them is the ink, since a photograph with
 * the lights of the dark theme would be a negative.
 *
 * @param brightness the photograph, in `halftoneSize`
 * @throws Error when the name is none of these
 */
export function halftoneDrawing(name: string, brightness: Brightness): Drawing {
  const size = halftoneSize(name);
  if (!size) throw new Error(`"${name}" is no screen of dots`);
  const shapes = screen(halftone(brightness, size));
  if (size === portraitSize) {
    const box = [0, 0, size.width, size.height] as const;
    return { name, box, parts: { art: layer('art', { stroke: 'text' }, shapes) } };
  }
  const tile = name.split(/[/-]/)[1] as Tile;
  const { bg, line } = tileColours[tile];
  const lightness = (colour: string) => contrastRatio(colour, '#000000');
  const [ink, paper] = [bg[0], line[0]].sort((one, other) => lightness(one) - lightness(other));
  const [, , width, height] = coverBox;
  const art = [
    `<g id="art"><path fill="${paper}" d="M0 0h${width}v${height}H0z"/>`,
    `<g fill="none" stroke="${ink}" stroke-linecap="round" transform="scale(${width / size.width})">`,
    `${paths(shapes)}</g></g>`,
  ].join('');
  return { name, box: coverBox, parts: { art } };
}
