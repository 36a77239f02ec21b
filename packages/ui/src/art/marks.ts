import { motif } from '@portfolio/theme';
import { ownDrawings, type OwnSvg } from '@portfolio/theme/drawings';
import { kolamDrawing, layer, woven } from './draw';
import { coverBox, type Drawing } from './drawing';
import { diamond, kolam, octagon, rectangle, weave } from './kolam';
import { horizonParts, lineCover } from './lines';

/** The default mark: a kolam around one bright dot. */
const wovenBrand = kolamDrawing('mark', weave(diamond(3)), {
  width: 4.5,
  dot: 0,
  lit: [[1, 1]],
  litRadius: 5.4,
  padding: 11,
});

/** Returns the owner's logo as a drawing with the default mark's canvas and layers. */
function logoDrawing({ box, content }: OwnSvg): Drawing {
  const [left, top, width, height] = wovenBrand.box;
  const bounds = `x="${left}" y="${top}" width="${width}" height="${height}"`;
  const line = `<svg id="line" ${bounds} viewBox="${box.join(' ')}">${content}</svg>`;
  return { ...wovenBrand, parts: { line, you: '<g id="you"/>' } };
}

/** The site's mark. */
export const brandMark = ownDrawings.logo
  ? logoDrawing(ownDrawings.logo)
  : motif === 'lines'
    ? { ...wovenBrand, parts: horizonParts }
    : wovenBrand;

/** Indices of the bright dots in a 5 × 5 mark, by number of bright dots. Other numbers use the first dots in reading order. */
const litByCount: Record<number, readonly number[]> = {
  1: [12],
  2: [11, 13],
  3: [2, 10, 14],
  4: [6, 8, 16, 18],
  5: [6, 8, 12, 16, 18],
  6: [6, 8, 11, 13, 16, 18],
  7: [6, 8, 11, 12, 13, 16, 18],
  8: [6, 7, 8, 11, 13, 16, 17, 18],
  9: [6, 7, 8, 11, 12, 13, 16, 17, 18],
};

/**
 * Generates a provider's mark from the slug. The mark has mirror symmetry, because small patterns with only rotational symmetry
 * can look like swastikas.
 *
 * @param count number of certificates; each adds one bright dot, up to 25
 */
export function providerMark(slug: string, count: number): Drawing {
  const pattern = kolam(rectangle(5, 5), {
    seed: slug,
    symmetry: 'mirrors',
    weights: [0.66, 0.06, 0.28],
  });
  const lit = litByCount[count] ?? pattern.dots.map((_, index) => index).slice(0, count);
  return kolamDrawing(`providers/${slug}`, pattern, {
    width: 2.5,
    dot: 2.2,
    lit: pattern.dots.filter((_, index) => lit.includes(index)),
    litRadius: 5.5,
    padding: 10,
  });
}

/**
 * Generates a company's mark from the slug. It is mirrored only left to right, because 4 × 4 dots mirrored both ways would need two
 * lines.
 */
export const companyMark = (slug: string): Drawing =>
  kolamDrawing(
    `companies/${slug}`,
    kolam(rectangle(4, 4), { seed: slug, symmetry: 'mirror', weights: [0.58, 0.08, 0.34] }),
    { width: 2.6, dot: 2.3, padding: 10 },
  );

/** Generates a mark as a single 24 × 24 layer, in the same format as the technology logos. */
export function wovenMark(slug: string): string {
  const layers = Object.values(companyMark(slug).parts)
    .join('')
    .replaceAll(/ id="\w+"/g, '');
  return `<g id="art" transform="translate(3 3) scale(.3)">${layers}</g>`;
}

/** Masks with a dot in the middle. */
const coverMasks = [octagon(7, 2), rectangle(9, 5), diamond(7), rectangle(7, 7)] as const;
const coverPitch = 44;

/** Draws a kolam as the cover of an entry without a picture. The slug determines the mask and the line. The middle dot is bright. */
export function wovenCover(slug: string): Drawing {
  if (motif === 'lines') return lineCover(slug);
  const sum = [...slug].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const pattern = kolam(coverMasks[sum % coverMasks.length]!, {
    seed: slug,
    symmetry: 'mirrors',
    weights: [0.7, 0.04, 0.26],
  });
  const x = 240 - ((pattern.columns - 1) / 2) * coverPitch;
  const y = 180 - ((pattern.rows - 1) / 2) * coverPitch;
  const shapes = woven(pattern, { x, y, pitch: coverPitch, dot: 4, width: 5 });
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
