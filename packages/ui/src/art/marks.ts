import { kolamDrawing } from './draw';
import type { Drawing } from './drawing';
import { diamond, kolam, rectangle, weave } from './kolam';

/** The site's own mark: a weave round one bright dot. */
export const brandMark = kolamDrawing('mark', weave(diamond(3)), {
  width: 4.5,
  dot: 0,
  lit: [[1, 1]],
  litRadius: 5.4,
  padding: 11,
});

/** The twenty dots of a progress bar and the line that is woven round them, 20 units a dot. */
export const chainDrawing = kolamDrawing('chain', weave(rectangle(20, 1)), {
  width: 2.6,
  dot: 2.2,
  padding: 10,
});

/** Which of five by five dots are bright for a count, in reading order; for other counts it is the first ones. */
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
 * A provider's mark, woven from its slug: the same slug is always the same drawing. It is mirrored: small patterns that only look
 * the same after a quarter turn tend to hooked crosses, which no mark of ours may resemble.
 *
 * @param count How many certificates there are, 0-25: as many dots are bright. Past 25 all of them are.
 */
export function providerMark(slug: string, count: number): Drawing {
  const drawn = kolam(rectangle(5, 5), {
    seed: slug,
    symmetry: 'mirrors',
    weights: [0.66, 0.06, 0.28],
  });
  const lit = litByCount[count] ?? drawn.dots.map((_, index) => index).slice(0, count);
  return kolamDrawing(`providers/${slug}`, drawn, {
    width: 2.5,
    dot: 2.2,
    lit: drawn.dots.filter((_, index) => lit.includes(index)),
    litRadius: 5.5,
    padding: 10,
  });
}

/**
 * A company's mark, woven from its slug. Four by four dots take two lines if they are mirrored both ways, and one if they are
 * mirrored left to right.
 */
export const companyMark = (slug: string): Drawing =>
  kolamDrawing(
    `companies/${slug}`,
    kolam(rectangle(4, 4), { seed: slug, symmetry: 'mirror', weights: [0.58, 0.08, 0.34] }),
    { width: 2.6, dot: 2.3, padding: 10 },
  );

/** Such a mark as the one layer of a drawing of 24 by 24, to stand among technologies' own marks. */
export function wovenMark(slug: string): string {
  const layers = Object.values(companyMark(slug).parts)
    .join('')
    .replaceAll(/ id="\w+"/g, '');
  return `<g id="art" transform="translate(3 3) scale(.3)">${layers}</g>`;
}
