import { convert, readFont, styleName, subsetFont, withName } from '@portfolio/theme/fontTools';
import { familyOf, fonts, type Font } from '@portfolio/ui/theme';

/** The resume contains no code, so it does not use `mono`. */
const usedWeights: Record<Font, readonly number[]> = {
  display: [500, 700],
  text: [400, 600],
  mono: [],
};

const fontFace =
  /@font-face\{font-family:"([^"]+)";src:url\(\.\/([^)]+)\) format\("woff2"\);([^}]*)\}/g;

function weightsOf(family: string, [lightest = 400, boldest = lightest]: readonly number[]) {
  const uses = (Object.keys(fonts) as Font[]).filter((font) => familyOf(font) === family);
  if (uses.length === 0)
    throw new Error(`No weights listed for "${family}": add them in build/staticFaces.ts`);
  const used = uses.flatMap((font) => usedWeights[font]);
  return [...new Set(used.map((weight) => Math.min(Math.max(weight, lightest), boldest)))];
}

/**
 * Replaces variable fonts with inlined static fonts. Chromium embeds variable fonts in PDFs as Type 3 fonts, which doubles the file size
 * and makes the text hard to extract. The fonts' names contain the style, because resume parsers recognise headings by the word "bold".
 * @param read returns a font's bytes by its path relative to the style sheet
 * @throws Error if a family's weights are not listed
 */
export async function staticFaces(css: string, read: (path: string) => Promise<Buffer>) {
  let result = css;
  for (const [whole, family = '', path = '', rest = ''] of css.matchAll(fontFace)) {
    const weightRange = /font-weight:([^;]+)/.exec(rest)?.[1]?.split(' ').map(Number) ?? [];
    const weights = weightsOf(family, weightRange);
    const font = await read(path);
    const fontInfo = await readFont(font);
    const isVariable = fontInfo?.axes['wght'] !== undefined;
    const staticWeights = isVariable ? weights : weights.slice(-1);
    const faces = await Promise.all(
      staticWeights.map(async (weight) => {
        const staticFont = await subsetFont(font, undefined, {
          targetFormat: 'sfnt',
          keepAllGlyphs: true,
          ...(isVariable && { variationAxes: { wght: weight } }),
        });
        const bytes = await convert(
          withName(staticFont, family.replace(' Variable', ''), styleName(weight)),
          'woff2',
        );
        const descriptors = isVariable
          ? rest.replace(/font-weight:[^;]+/, `font-weight:${weight}`)
          : rest;
        return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${bytes.toString('base64')}) format("woff2");${descriptors}}`;
      }),
    );
    result = result.replace(whole, () => faces.join(''));
  }
  return result;
}
