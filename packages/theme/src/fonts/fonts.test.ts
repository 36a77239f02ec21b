import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { charactersOf, isNeededIn, rangeOf } from './characters';
import { convert, subsetFont } from './convert';
import { prepareFonts } from './prepareFonts';
import { readFont } from './readFont';

const anek = new URL('../../../ui/fonts/anek-latin-display.woff2', import.meta.url);
const mono = new URL('../../../ui/fonts/jetbrains-mono-code.woff2', import.meta.url);

/** Reads one of the repository's font files as if it were an owner's. */
async function sourceOf(url: URL, file: string) {
  const data = await readFile(url);
  const facts = await readFont(data);
  if (!facts) throw new Error(`${file} is not a font`);
  return { ...facts, file, data };
}

const points = (text: string) => Array.from(text, (character) => character.codePointAt(0) ?? 0);

describe('a font file', () => {
  it('has a family and weights', async () => {
    const { family, weights, isItalic } = await sourceOf(anek, 'anek.woff2');
    expect({ family, weights, isItalic }).toEqual({
      family: 'Anek Latin',
      weights: [500, 700],
      isItalic: false,
    });
  });

  it('is rejected if its content is not a font', async () => {
    expect(await readFont(Buffer.from('a text, not a font'))).toBeUndefined();
  });

  it('can be read in parallel with other files', async () => {
    const files = [anek, mono, anek, mono];
    const read = await Promise.all(files.map((file) => sourceOf(file, 'font.woff2')));
    const families = ['Anek Latin', 'JetBrains Mono'];
    expect(read.map(({ family }) => family)).toEqual([...families, ...families]);
  });
});

describe('preloaded characters', () => {
  it.each([
    ['en', 'é', 'äł'],
    ['fi', 'äöåšžÄŠ', 'ơя'],
    ['vi', 'ơưạỹ', 'я'],
    ['uk', 'їєґЇ', 'łš'],
    ['ar-EG', 'بةى؟', 'پя'],
  ])('for %s include %s but not %s', (language, letters, others) => {
    const isNeeded = isNeededIn(language);
    expect(points(`Aa1${letters}`).every(isNeeded)).toBe(true);
    expect(points(others).some(isNeeded)).toBe(false);
  });

  it('include no Chinese characters', () => {
    expect(points('中文').some(isNeededIn('zh'))).toBe(false);
  });
});

it('characters survive conversion to a unicode-range and back', () => {
  expect(rangeOf(points('cab~'))).toBe('U+61-63,U+7E');
  expect(charactersOf('U+61-63,U+7E')).toBe('abc~');
});

describe('a chosen heading typeface', async () => {
  const files = [await sourceOf(anek, 'anek.woff2')];
  const prepared = await prepareFonts({ display: { name: 'mine', files } }, 'fi');
  const [basic, other] = prepared.fonts.faces.display ?? [];

  it('has a preloaded file with the letters of the language', () => {
    expect(basic).toMatchObject({ isPreloaded: true, weight: '500 700' });
    expect(other).not.toHaveProperty('isPreloaded');
    expect(charactersOf(basic?.range ?? '')).toContain('ä');
    expect(charactersOf(other?.range ?? '')).toMatch(/^[^ä]*€[^ä]*$/);
  });

  it('has a local fallback with the same metrics', () => {
    expect(prepared.changes.fonts?.display?.[0]).toMatch(/^"Anek Latin", "Anek Latin Fallback", /);
    expect(prepared.fonts.fallbackFaces.display).toMatch(/"Anek Latin Fallback".*size-adjust:\d/);
  });

  it('keeps the size and line height of headings if narrow and low', () => {
    expect(prepared.changes.wordSpacing).toBeCloseTo(0.01);
    expect(prepared.changes).not.toHaveProperty('sizes');
    expect(prepared.changes).not.toHaveProperty('extraLeading');
  });

  const changesOf = async (name: string, facts?: { characters: number[] }) => {
    const files = [{ ...(await sourceOf(mono, 'mono.woff2')), ...facts }];
    return (await prepareFonts({ display: { name, files } }, 'en')).changes;
  };

  it('shrinks headings and spreads their lines if wide and tall', async () => {
    const { sizes, extraLeading, wordSpacing } = await changesOf('wide');
    expect(parseFloat(sizes?.hero?.slice('clamp('.length) ?? '')).toBeLessThan(4);
    expect(extraLeading).toBeGreaterThan(0.03);
    expect(wordSpacing).toBeUndefined();
  });

  it('gets system fonts’ letter width if it lacks Latin letters', async () => {
    const { letterWidth, sizes } = await changesOf('arrows', { characters: points('→') });
    expect([letterWidth, sizes]).toEqual([0.69, undefined]);
  });

  it('keeps its name and variable weights', async () => {
    const facts = await readFont(prepared.files.get(basic?.file ?? '') ?? Buffer.alloc(0));
    expect(facts).toMatchObject({ family: 'Anek Latin', weights: [500, 700] });
  });
});

describe('a typeface with one file per weight', async () => {
  const data = await readFile(anek);
  const staticFont = async (wght: number) => {
    const sfnt = await subsetFont(data, 'ab', {
      targetFormat: 'sfnt',
      variationAxes: { wght },
    });
    const facts = await readFont(await convert(sfnt, 'woff2'));
    return { ...facts!, file: `${wght}.woff2`, data: sfnt };
  };
  const [medium, bold] = [await staticFont(500), await staticFont(700)];

  it('never gets synthetic bold, even with only one weight', async () => {
    const { fonts } = await prepareFonts({ display: { name: 'one', files: [medium] } }, 'en');
    expect(fonts.faces.display).toMatchObject([{ weight: '500 700' }]);
  });

  it('is preloaded in the weight that pages show first', async () => {
    const files = [medium, bold];
    const { fonts } = await prepareFonts({ display: { name: 'two', files } }, 'en');
    expect(fonts.faces.display?.map(({ weight, isPreloaded }) => [weight, isPreloaded])).toEqual([
      ['500', undefined],
      ['700', true],
    ]);
  });

  it('is fetched once if headings and text share it', async () => {
    const face = { name: 'both', files: [medium, bold] };
    const { fonts, files } = await prepareFonts({ display: face, text: face }, 'en');
    expect(fonts.faces.text).toEqual(fonts.faces.display);
    expect(files.size).toBe(2);
  });
});
