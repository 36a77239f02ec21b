import { kolamBox, kolamParts } from './draw';
import type { Drawing } from './drawing';
import { diamond, kolam, rectangle, weave, type KolamOptions } from './kolam';

/** The site's own mark: a weave round one bright dot. */
export const brandMark: Drawing = {
  name: 'mark',
  box: kolamBox(3, 3, 11),
  parts: kolamParts(weave(diamond(3)), { width: 4.5, dot: 0, lit: [[1, 1]], litRadius: 5.4 }),
};

/** The twenty dots of a progress bar and the line that is woven round them, 20 units a dot. */
export const chainDrawing: Drawing = {
  name: 'chain',
  box: kolamBox(20, 1, 10),
  parts: kolamParts(weave(rectangle(20, 1)), { width: 2.6, dot: 2.2 }),
};

const markPadding = 10;
/**
 * Small woven marks are mirrored. Small patterns that only look the same after a quarter turn tend to hooked crosses, which no
 * mark of ours may resemble.
 */
const markOptions = (seed: string): KolamOptions => ({
  seed,
  symmetry: 'mirrors',
  weights: [0.66, 0.06, 0.28],
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
 * A provider's mark, woven from its slug: the same slug is always the same drawing.
 *
 * @param count How many certificates there are, 0-25: as many dots are bright. Past 25 all of them are.
 */
export function providerMark(slug: string, count: number): Drawing {
  const drawn = kolam(rectangle(5, 5), markOptions(slug));
  const lit = litByCount[count] ?? drawn.dots.map((_, index) => index).slice(0, count);
  return {
    name: `providers/${slug}`,
    box: kolamBox(5, 5, markPadding),
    parts: kolamParts(drawn, {
      width: 2.5,
      dot: 2.2,
      lit: drawn.dots.filter((_, index) => lit.includes(index)),
      litRadius: 5.5,
    }),
  };
}

/** Four by four dots take two lines if they are mirrored both ways, and one if they are mirrored left to right. */
const smallMark = (slug: string) =>
  kolamParts(
    kolam(rectangle(4, 4), { seed: slug, symmetry: 'mirror', weights: [0.58, 0.08, 0.34] }),
    { width: 2.6, dot: 2.3 },
  );

/** A company's mark, woven from its slug. */
export const companyMark = (slug: string): Drawing => ({
  name: `companies/${slug}`,
  box: kolamBox(4, 4, markPadding),
  parts: smallMark(slug),
});

/** A woven mark as the one layer of a drawing of 24 by 24, to stand among technologies' own marks. */
export function wovenMark(slug: string): string {
  const layers = Object.values(smallMark(slug))
    .join('')
    .replaceAll(/ id="\w+"/g, '');
  return `<g id="art" transform="translate(3 3) scale(.3)">${layers}</g>`;
}
