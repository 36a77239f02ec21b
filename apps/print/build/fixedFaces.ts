import subsetFont from 'subset-font';

/** The weights that the sheet and its tools use, of each family. A browser takes the nearest for any other. */
const weights: Record<string, readonly number[]> = {
  'Anek Latin Variable': [500, 700],
  'Atkinson Hyperlegible Next Variable': [400, 600],
  // No code stands on the sheet.
  'JetBrains Mono': [],
};

const face =
  /@font-face\{font-family:"([^"]+)";src:url\(\.\/([^)]+)\) format\("woff2"\);([^}]*)\}/g;

/**
 * Replaces the faces of variable fonts by fixed ones that lie in the style sheet itself. Browsers cannot put a variable font
 * into a PDF: they draw its letters one by one, which makes the file twice as large and its text hard to read for programs.
 * Fixed ones are embedded as they are, without the letters that do not occur.
 *
 * @param css the style sheet
 * @param read returns the bytes of a font by its path beside the style sheet
 * @throws Error when a face has a family of which no weights are known
 */
export async function fixedFaces(css: string, read: (path: string) => Promise<Buffer>) {
  let result = css;
  for (const [whole, family = '', path = '', rest = ''] of css.matchAll(face)) {
    const wanted = weights[family];
    if (!wanted) throw new Error(`Which weights of "${family}" are used? Say so in fixedFaces.ts.`);
    const font = await read(path);
    const faces = await Promise.all(
      wanted.map(async (weight) => {
        const bytes = await subsetFont(font, undefined, {
          targetFormat: 'woff2',
          keepAllGlyphs: true,
          variationAxes: { wght: weight },
        });
        const descriptors = rest.replace(/font-weight:[^;]+/, `font-weight:${weight}`);
        return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${bytes.toString('base64')}) format("woff2");${descriptors}}`;
      }),
    );
    result = result.replace(whole, () => faces.join(''));
  }
  return result;
}
