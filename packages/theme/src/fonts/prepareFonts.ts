import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import type { ThemeChanges } from '../changes';
import { defaultFonts, defaultLetterWidth, defaultSizes, type Font, type Size } from '../defaults';
import { isNeededIn, rangeOf } from './characters';
import { convert, subsetFont } from './convert';
import type { FontPart, OwnFonts } from './index';
import { withName } from './fontName';
import { fallbackFace, measuredCharacters, localFonts, measure, widthRatio } from './measure';
import type { FontFacts } from './readFont';

export interface FontSource extends FontFacts {
  /** File name within the typeface's folder. */
  file: string;
  data: Buffer;
}

/** A typeface that the owner chose: the upright files of one family. */
export interface Typeface {
  /** Name of the typeface's folder. */
  name: string;
  files: readonly FontSource[];
}

/** Output of `pnpm generate` for the chosen typefaces. */
export interface PreparedFonts {
  fonts: OwnFonts;
  changes: Pick<ThemeChanges, 'fonts' | 'sizes' | 'letterWidth' | 'extraLeading' | 'wordSpacing'>;
  /** Contents of the generated files, by path below the fonts folder. */
  files: ReadonlyMap<string, Buffer>;
}

/** For each use: the lightest and the boldest weight, and the weight of the text that a page shows first. */
const fontUses: Record<Font, { weights: readonly [number, number]; first: number }> = {
  display: { weights: [500, 700], first: 700 },
  text: { weights: [400, 700], first: 400 },
  mono: { weights: [400, 400], first: 400 },
};

/** Returns the style name of a font file with this weight. Resume parsers recognise a heading by "Bold" in the name of its font. */
export const styleName = (weight: number) =>
  weight >= 700 ? 'Bold' : weight >= 600 ? 'SemiBold' : weight >= 500 ? 'Medium' : 'Regular';

/** OpenType features to keep: those that writing systems need and those that the design uses. */
const features =
  'abvf abvm abvs akhn blwf blwm blws calt ccmp cfar cjct clig curs dist fin2 fin3 fina half haln init isol kern liga ljmo lnum locl mark med2 medi mkmk nukt pref pres pstf psts rclt rkrf rlig rphf tjmo tnum vatu vjmo';

const clamp = (value: number, [min, max]: readonly [number, number]) =>
  Math.min(Math.max(value, min), max);

const nearestWeight = (target: number, files: readonly FontSource[]) =>
  files
    .map(({ weights }) => clamp(target, weights))
    .reduce((best, one) =>
      // If two weights are equally near, prefers the bolder weight for targets of 500 or more.
      Math.abs(one - target) < Math.abs(best - target) ||
      (Math.abs(one - target) === Math.abs(best - target) && target >= 500 && one > best)
        ? one
        : best,
    );

const filesWithWeight = (weight: number, files: readonly FontSource[]) =>
  files.filter(({ weights }) => clamp(weight, weights) === weight);

const pinnedAxes = ({ axes }: FontSource, weight: number) =>
  Object.fromEntries(
    Object.entries(axes).map(([tag, axis]) => [tag, tag === 'wght' ? weight : axis.default]),
  );

const hasCharacter = (character: string) => (file: FontSource) =>
  file.characters.includes(character.codePointAt(0) ?? 0);

/** Returns false for control and private-use characters. */
const isShown = (point: number) =>
  point >= 0x20 && !(point >= 0x7f && point < 0xa0) && !(point >= 0xe000 && point < 0xf900);

const familyOf = (files: readonly FontSource[]) =>
  filesWithWeight(nearestWeight(400, files), files)[0]?.family ?? '';

/** Returns one subset for each `@font-face` rule. */
function subsetsOf(files: readonly FontSource[], fonts: readonly Font[]) {
  const lightest = Math.min(...fonts.map((font) => fontUses[font].weights[0]));
  const boldest = Math.max(...fonts.map((font) => fontUses[font].weights[1]));
  const fullRange = lightest < boldest ? `${lightest} ${boldest}` : undefined;
  const variableFonts = files.filter(({ weights }) => weights[0] < weights[1]);
  if (variableFonts.length > 0) {
    return variableFonts.map((source) => {
      const [from, to] = [clamp(lightest, source.weights), clamp(boldest, source.weights)];
      const wght = from < to ? { min: from, max: to, default: from } : from;
      return {
        source,
        axes: { variationAxes: { ...pinnedAxes(source, from), wght } },
        weight: from,
        descriptor: from < to ? `${from} ${to}` : fullRange,
        isFirst: true,
      };
    });
  }
  const firstWeights = fonts.map((font) => nearestWeight(fontUses[font].first, files));
  const neededWeights = fonts.flatMap((font) => fontUses[font].weights);
  const weights = [...new Set(neededWeights.map((weight) => nearestWeight(weight, files)))];
  return weights.flatMap((weight) =>
    filesWithWeight(weight, files).map((source) => ({
      source,
      axes: { variationAxes: pinnedAxes(source, weight) },
      weight,
      // A single weight is declared for the whole range, so that browsers do not synthesise bold.
      descriptor: weights.length > 1 ? String(weight) : fullRange,
      isFirst: firstWeights.includes(weight),
    })),
  );
}

/** Splits each font file in two: characters that most pages in a language need, and all others. */
async function subsetTypeface(
  { name, files }: Typeface,
  fonts: readonly Font[],
  isNeeded: (codePoint: number) => boolean,
): Promise<{ part: FontPart; data: Buffer }[]> {
  const family = familyOf(files);
  const pointsByWeight = new Map<number, Set<number>>();
  const subsets = subsetsOf(files, fonts).flatMap(({ source, weight, ...subset }) => {
    const known = pointsByWeight.get(weight) ?? new Set();
    pointsByWeight.set(weight, known);
    const newPoints = source.characters.filter((point) => isShown(point) && !known.has(point));
    for (const point of newPoints) known.add(point);
    const stem = parse(source.file).name.replaceAll(/[^\w.-]+/g, '-');
    const rest = newPoints.filter((point) => !isNeeded(point));
    return [
      { points: newPoints.filter(isNeeded), end: 'basic', isPreloaded: subset.isFirst },
      { points: rest, end: 'other', isPreloaded: false },
    ].map((one) => ({
      ...one,
      ...subset,
      source,
      weight,
      file: `${name}/${stem}-${one.end}.woff2`,
    }));
  });
  const isOnEveryPage = fonts.some((font) => font !== 'mono');
  return Promise.all(
    subsets
      .filter(({ points }) => points.length > 0)
      .map(async ({ points, source, weight, axes, descriptor, isPreloaded, file }) => {
        const text = String.fromCodePoint(...points);
        const sfnt = await subsetFont(source.data, text, {
          targetFormat: 'sfnt',
          noHinting: true,
          keepFeatures: features.split(' '),
          ...axes,
        });
        return {
          part: {
            file,
            range: rangeOf(points),
            ...(descriptor && { weight: descriptor }),
            ...(isPreloaded && isOnEveryPage && { isPreloaded }),
          },
          data: await convert(withName(sfnt, family, styleName(weight)), 'woff2'),
        };
      }),
  );
}

/** Measures Latin letters, which at least one file must contain. */
function measureLetters(files: readonly FontSource[], targetWeight: number) {
  const weight = nearestWeight(targetWeight, files);
  const source =
    filesWithWeight(weight, files).find(hasCharacter('a')) ?? files.find(hasCharacter('a'))!;
  return measure(source.data, measuredCharacters.join(''), pinnedAxes(source, weight));
}

/** Width of the default heading face relative to Arial Bold. At this width, long words just fit on a phone. */
const defaultRatio = 0.76;

/** Height of the default heading face, and the lowest line height used with that face, in em. */
const [defaultReach, minLeading] = [0.88, 0.84];

/** Minimum width of a space relative to the letter n. */
const minSpaceRatio = 0.37;

/** Average width of a letter in wide bold system fonts, in em. These fonts show Latin letters if the heading typeface has none. */
const systemLetterWidth = 0.69;

/** Returns smaller heading sizes for a wide typeface, extra line height for a tall one, and wider spaces if they are narrow. */
async function sizesFor(
  files: readonly FontSource[],
): Promise<Pick<ThemeChanges, 'sizes' | 'letterWidth' | 'extraLeading' | 'wordSpacing'>> {
  if (!files.some(hasCharacter('a'))) return { letterWidth: systemLetterWidth };
  const metrics = await measureLetters(files, fontUses.display.first);
  const room = Math.round((metrics.reach / defaultReach - 1) * minLeading * 100) / 100;
  const { advance } = metrics;
  const missingSpace = Math.round((advance('n') * minSpaceRatio - advance(' ')) * 100) / 100;
  const spacing = {
    ...(room > 0 && { extraLeading: room }),
    ...(missingSpace > 0 && { wordSpacing: missingSpace }),
  };
  const scale = defaultRatio / widthRatio(metrics, localFonts.bold);
  if (scale >= 0.99) return spacing;
  const scaled = (size: Size) =>
    defaultSizes[size][0].replace(
      /([\d.]+)(rem|vw)/g,
      (_, length: string, unit) => `${Math.round(Number(length) * scale * 1000) / 1000}${unit}`,
    );
  return {
    ...spacing,
    sizes: { hero: scaled('hero'), page: scaled('page'), 1: scaled(1), 2: scaled(2) },
    letterWidth: Math.round((defaultLetterWidth / scale) * 1000) / 1000,
  };
}

async function fallbackOf(font: Font, family: string, files: readonly FontSource[]) {
  if (font === 'mono' || !files.some(hasCharacter('a'))) return undefined;
  const rule = async (weight: number, weights: string, local: typeof localFonts.bold) => {
    const metrics = await measureLetters(files, weight);
    return fallbackFace(`${family} Fallback`, weights, metrics, local);
  };
  const { bold, regular } = localFonts;
  if (font === 'display') return rule(700, '500 700', bold);
  return [await rule(400, '400 599', regular), await rule(700, '600 700', bold)].join('\n');
}

/** Returns each character's width at the heading weight, in thousandths of an em. */
async function advancesOf(files: readonly FontSource[]) {
  const weight = nearestWeight(fontUses.display.first, files);
  const advances: Record<string, number> = {};
  for (const source of filesWithWeight(weight, files)) {
    const points = source.characters.filter(isShown);
    const { advance } = await measure(
      source.data,
      String.fromCodePoint(...points),
      pinnedAxes(source, weight),
    );
    for (const point of points) {
      const character = String.fromCodePoint(point);
      advances[character] ??= Math.round(advance(character) * 1000);
    }
  }
  return advances;
}

/** Last result of {@link prepareFonts}, which runs far more often than font files change. */
let cached: { key: string; result: PreparedFonts } | undefined;

/** Creates subsets of the chosen typefaces for a language, and local fallback fonts with the same metrics. */
export async function prepareFonts(
  chosen: Partial<Record<Font, Typeface>>,
  language: string,
): Promise<PreparedFonts> {
  const hash = createHash('sha256').update(language);
  for (const [font, { name, files: sources }] of Object.entries(chosen)) {
    hash.update(font + name);
    for (const { file, data } of sources) hash.update(file).update(data);
  }
  const key = hash.digest('hex');
  if (cached?.key === key) return cached.result;
  const fonts: OwnFonts = { faces: {}, fallbackFaces: {} };
  const stacks: ThemeChanges['fonts'] = {};
  let sizes: Awaited<ReturnType<typeof sizesFor>> = {};
  const files = new Map<string, Buffer>();
  const isNeeded = isNeededIn(language);
  for (const font of Object.keys(chosen) as Font[]) {
    const typeface = chosen[font]!;
    // Puts files with Latin letters first, because a character in several files is taken from the first.
    const sorted = [...typeface.files].sort(
      (one, other) => Number(hasCharacter('a')(other)) - Number(hasCharacter('a')(one)),
    );
    const shared = (Object.keys(chosen) as Font[]).filter(
      (other) => chosen[other]?.name === typeface.name,
    );
    const subset = await subsetTypeface({ ...typeface, files: sorted }, shared, isNeeded);
    for (const { part, data } of subset) files.set(part.file, data);
    fonts.faces[font] = subset.map(({ part }) => part);
    const family = familyOf(sorted);
    const fallback = await fallbackOf(font, family, sorted);
    if (fallback) fonts.fallbackFaces[font] = fallback;
    if (font === 'display') {
      fonts.displayAdvances = await advancesOf(sorted);
      sizes = await sizesFor(sorted);
    }
    const generic = font === 'mono' ? 'ui-monospace, monospace' : 'system-ui, sans-serif';
    const purpose = defaultFonts[font][1].replace(/^.*: /, '');
    stacks[font] = [
      [`"${family}"`, ...(fallback ? [`"${family} Fallback"`] : []), generic].join(', '),
      `${family}: ${purpose}`,
    ];
  }
  cached = { key, result: { fonts, changes: { fonts: stacks, ...sizes }, files } };
  return cached.result;
}
