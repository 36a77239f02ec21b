/** Checks and prepares the typefaces that `theme.yaml` chooses from the folder `fonts`. */
import type { Font } from '@portfolio/theme';
import type { PreparedFonts, Typeface } from '@portfolio/theme/fontTools';
import { extname } from 'node:path';
import { problemAt } from '../documents';
import type { Problem } from '../explain';
import { fontUses, type FontUse, type Theme } from '../schemas/theme';
import type { Source } from './sources';

/** Extensions of the font files that `readFont` supports. */
const fontExtensions = ['.woff2', '.woff', '.ttf', '.otf'];

const unsupportedExtensions = ['.eot', '.ttc', '.otc', '.dfont', '.pfb', '.pfa'];

/** Folder of the typefaces. Other files in the folder, such as licences, are ignored. */
export const fontsFolder = 'fonts/';

export const isFontFile = (file: string) =>
  file.startsWith(fontsFolder) && fontExtensions.includes(extname(file).toLowerCase());

const tokenOf: Record<FontUse, Font> = { heading: 'display', body: 'text', code: 'mono' };

const minBoldWeight = 600;
const maxRegularWeight = 500;

/** Returns a predicate for a typeface's files: `fonts/lora/….woff2` or `fonts/lora.woff2`. */
const isFileOf = (name: string) => {
  const basePath = `fonts/${name}`;
  return ({ file }: Source) =>
    file.startsWith(`${basePath}/`) || file.slice(0, -extname(file).length) === basePath;
};

function fontProblem(use: FontUse, name: string, sources: readonly Source[]): string | undefined {
  const files = sources.filter(isFileOf(name));
  const fonts = files.flatMap(({ font }) => font ?? []);
  const folder = `fonts/${name}`;
  const formats = 'WOFF2, WOFF, TTF or OTF';
  if (fonts.length === 0) {
    const other = files.find(({ file }) =>
      unsupportedExtensions.includes(extname(file).toLowerCase()),
    );
    if (other) return `convert ${other.file} to WOFF2; fonts are ${formats} files`;
    // An unreadable file has already been reported.
    if (files.some(({ file }) => isFontFile(file))) return undefined;
    return `put font files (${formats}) into ${folder}, or run: pnpm content:font ${name}`;
  }
  const upright = fonts.filter(({ isItalic }) => !isItalic);
  if (upright.length === 0) return `add an upright file to ${folder}; it has only italic ones`;
  if (use !== 'body') return undefined;
  const found = upright
    .map(({ weights }) => [...new Set(weights)].join(' to '))
    .filter((weight, index, all) => all.indexOf(weight) === index)
    .join(', ');
  if (upright.every(({ weights }) => weights[0] > maxRegularWeight)) {
    return `add a file of weight 400 to ${folder}, for plain text; it has ${found}`;
  }
  if (upright.every(({ weights }) => weights[1] < minBoldWeight)) {
    return `add a file of weight 600 or 700 to ${folder}, for bold text; it has ${found}`;
  }
  return undefined;
}

export const fontProblems = ({ fonts = {} }: Theme, sources: readonly Source[]): Problem[] =>
  fontUses.flatMap((use) => {
    const name = fonts[use];
    const expectation = name && fontProblem(use, name, sources);
    return expectation ? [problemAt(['theme', 'fonts', use], expectation)] : [];
  });

/** Subsets and measures the chosen typefaces; returns undefined if the theme chooses none. */
export async function makeFonts(
  { fonts = {} }: Theme,
  sources: readonly Source[],
  language: string,
): Promise<PreparedFonts | undefined> {
  const chosen: Partial<Record<Font, Typeface>> = {};
  for (const use of fontUses) {
    const name = fonts[use];
    if (!name) continue;
    const files = sources.filter(isFileOf(name)).flatMap(({ font }) => font ?? []);
    chosen[tokenOf[use]] = { name, files: files.filter(({ isItalic }) => !isItalic) };
  }
  if (Object.keys(chosen).length === 0) return undefined;
  const { prepareFonts } = await import('@portfolio/theme/fontTools');
  return prepareFonts(chosen, language);
}

/** Weights to copy, if available, for a typeface without a variable font. */
const usualWeights = ['400', '700'];

/** Returns true if a language needs a subset. Most Fontsource subsets are named after a writing system: `arabic`, `cyrillic-ext`. */
function isNeeded(subset: string, language: string): boolean {
  const { language: name, script = 'Latn' } = new Intl.Locale(language).maximize();
  if (subset === 'vietnamese') return name === 'vi';
  const scriptName = new Intl.DisplayNames('en', { type: 'script' }).of(script) ?? '';
  return ['latin', scriptName.toLowerCase()].some(
    (one) => subset === one || subset === `${one}-ext`,
  );
}

/** Selects the upright files in a Fontsource package that contain Latin or a language's letters. `id` is like `source-serif-4`. */
export function fontsourceFiles(files: readonly string[], id: string, language: string): string[] {
  const faces = files.flatMap((file) => {
    if (!file.startsWith(`${id}-`) || !file.endsWith('-normal.woff2')) return [];
    const [, subset = '', weight = ''] =
      /^(.+)-(\w+)-normal$/.exec(file.slice(id.length + 1, -'.woff2'.length)) ?? [];
    return isNeeded(subset, language) ? [{ file, weight }] : [];
  });
  const variable = faces.filter(({ weight }) => weight === 'wght');
  if (variable.length > 0) return variable.map(({ file }) => file);
  const usual = faces.filter(({ weight }) => usualWeights.includes(weight));
  return (usual.length > 0 ? usual : faces).map(({ file }) => file);
}
