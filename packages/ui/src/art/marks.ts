import { kolamBox, kolamParts } from './draw';
import type { Drawing } from './drawing';
import { diamond, kolam, rectangle, weave, type KolamOptions } from './kolam';
import type { Point } from './path';

/** The site's own mark: a weave round one bright dot. */
export const brandMark: Drawing = {
  name: 'mark',
  box: kolamBox(3, 3, 11),
  parts: kolamParts(weave(diamond(3)), { width: 4.5, dot: 0, lit: [[1, 1]], litRadius: 5.4 }),
};

const markPadding = 10;
/**
 * Small woven marks are mirrored both ways. Small patterns that only look the same after a quarter turn tend to hooked crosses,
 * which no mark of ours may resemble.
 */
const markOptions = (seed: string): KolamOptions => ({
  seed,
  symmetry: 'mirrors',
  weights: [0.66, 0.06, 0.28],
});

/** Which dots of five by five are bright for a count; others are taken in reading order. */
const litByCount: Record<number, readonly Point[]> = {
  1: [[2, 2]],
  2: [
    [1, 2],
    [3, 2],
  ],
  3: [
    [2, 0],
    [0, 2],
    [4, 2],
  ],
  4: [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  5: [
    [2, 2],
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  8: [
    [1, 1],
    [2, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [2, 3],
    [3, 3],
  ],
};

/**
 * A provider's mark, woven from its slug: the same slug is always the same drawing.
 *
 * @param count How many certificates there are, 0-25: as many dots are bright. Past 25 all of them are.
 */
export function providerMark(slug: string, count: number): Drawing {
  const drawn = kolam(rectangle(5, 5), markOptions(slug));
  return {
    name: `providers/${slug}`,
    box: kolamBox(5, 5, markPadding),
    parts: kolamParts(drawn, {
      width: 2.5,
      dot: 2.2,
      lit: litByCount[count] ?? drawn.dots.slice(0, count),
      litRadius: 5.5,
    }),
  };
}

/** Four by four dots that are mirrored both ways take two lines at least. */
const smallMark = (slug: string) =>
  kolamParts(kolam(rectangle(4, 4), { ...markOptions(slug), loops: 2 }), { width: 2.6, dot: 2.3 });

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
