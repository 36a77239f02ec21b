import { layer, woven } from './draw';
import { motif } from '@portfolio/theme';
import { coverBox, type Drawing } from './drawing';
import { diamond, kolam, octagon, rectangle } from './kolam';
import { lineCover } from './lines';

/** Masks with a dot in the middle. */
const masks = [octagon(7, 2), rectangle(9, 5), diamond(7), rectangle(7, 7)] as const;
const pitch = 44;

/** Draws a kolam as the cover of an entry without a picture. The slug determines the mask and the line. The middle dot is bright. */
export function wovenCover(slug: string): Drawing {
  if (motif === 'lines') return lineCover(slug);
  const sum = [...slug].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const pattern = kolam(masks[sum % masks.length]!, {
    seed: slug,
    symmetry: 'mirrors',
    weights: [0.7, 0.04, 0.26],
  });
  const x = 240 - ((pattern.columns - 1) / 2) * pitch;
  const y = 180 - ((pattern.rows - 1) / 2) * pitch;
  const shapes = woven(pattern, { x, y, pitch, dot: 4, width: 5 });
  return {
    name: `woven/${slug}`,
    box: coverBox,
    parts: {
      art: layer('art', { stroke: 'line', width: 5 }, shapes),
      // A separate layer, so that a card can scale the dot.
      you: '<circle id="you" cx="240" cy="180" r="11" fill="var(--c-dot)" stroke="var(--c-line)" stroke-width="4"/>',
    },
  };
}
