/** The typefaces that `theme.yaml` names: files of `fonts` in the content folder. */
import type { Font } from '@portfolio/theme';
import type { FontSource, PreparedFonts, Typeface } from '@portfolio/theme/fontTools';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { Problem } from '../explain';
import { fontUses, type FontUse, type Theme } from '../schemas/theme';
import type { Source } from './sources';

/** Kinds of font files that can be read (`readFont`), and others that people have. */
export const fontExtensions = ['.woff2', '.woff', '.ttf', '.otf'];
const otherExtensions = ['.eot', '.ttc', '.otc', '.dfont', '.pfb', '.pfa'];

/** The folder of typefaces. Other files in it, like licences, are left alone. */
export const fontsFolder = 'fonts/';

/** Tells whether a file is a font. */
export const isFontFile = (file: string) =>
  file.startsWith(fontsFolder) && fontExtensions.includes(extname(file).toLowerCase());

/** What each use is called in the design tokens. */
const tokenOf: Record<FontUse, Font> = { heading: 'display', body: 'text', code: 'mono' };

/** The least weight of bold text. */
const boldWeight = 600;
/** The greatest weight of plain text. */
const regularWeight = 500;

/** Tells whether a file is a typeface's: `fonts/lora/….woff2` or `fonts/lora.woff2`. */
const isOf = (name: string) => {
  const folder = `fonts/${name}`;
  return ({ file }: Source) =>
    file.startsWith(`${folder}/`) || file.slice(0, -extname(file).length) === folder;
};

/** Says what a typeface lacks. */
function lackOf(use: FontUse, name: string, sources: readonly Source[]): string | undefined {
  const files = sources.filter(isOf(name));
  const fonts = files.flatMap(({ font }) => font ?? []);
  const folder = `fonts/${name}`;
  const kinds = 'WOFF2, WOFF, TTF or OTF';
  if (fonts.length === 0) {
    const other = files.find(({ file }) => otherExtensions.includes(extname(file).toLowerCase()));
    if (other) return `convert ${other.file} to WOFF2; fonts are ${kinds} files`;
    // Its own problem says why it cannot be read.
    if (files.some(({ file }) => isFontFile(file))) return undefined;
    return `put font files (${kinds}) into ${folder}, or run: pnpm content:font ${name}`;
  }
  const upright = fonts.filter(({ isItalic }) => !isItalic);
  if (upright.length === 0) return `add an upright file to ${folder}; it has italic ones alone`;
  if (use !== 'body') return undefined;
  const found = upright
    .map(({ weights }) => [...new Set(weights)].join(' to '))
    .filter((weight, index, all) => all.indexOf(weight) === index)
    .join(', ');
  if (upright.every(({ weights }) => weights[0] > regularWeight)) {
    return `add a file of weight 400 to ${folder}, for plain text; it has ${found}`;
  }
  if (upright.every(({ weights }) => weights[1] < boldWeight)) {
    return `add a file of weight 600 or 700 to ${folder}, for bold text; it has ${found}`;
  }
  return undefined;
}

/** The named typefaces that cannot be shown. */
export const fontProblems = ({ fonts = {} }: Theme, sources: readonly Source[]): Problem[] =>
  fontUses.flatMap((use) => {
    const name = fonts[use];
    const expectation = name && lackOf(use, name, sources);
    return expectation ? [{ file: 'theme.yaml', field: `fonts.${use}`, expectation }] : [];
  });

/** The named typefaces with their upright files, by the token that they replace. */
function chosenTypefaces(
  { fonts = {} }: Theme,
  sources: readonly Source[],
): Partial<Record<Font, Typeface>> {
  const chosen: Partial<Record<Font, Typeface>> = {};
  for (const use of fontUses) {
    const name = fonts[use];
    if (!name) continue;
    const files = sources
      .filter(isOf(name))
      .flatMap(({ font }): FontSource[] => (font && !font.isItalic ? [font] : []));
    chosen[tokenOf[use]] = { name, files };
  }
  return chosen;
}

/**
 * Makes what the site shows of the named typefaces.
 *
 * @param language the site's
 * @returns undefined where the theme names none
 */
export async function makeFonts(
  theme: Theme,
  sources: readonly Source[],
  language: string,
): Promise<PreparedFonts | undefined> {
  const chosen = chosenTypefaces(theme, sources);
  if (Object.keys(chosen).length === 0) return undefined;
  const { prepareFonts } = await import('@portfolio/theme/fontTools');
  return prepareFonts(chosen, language);
}

/** Writes the made font files, and their licences, in place of those before. */
export async function writeFonts(folder: string, made: PreparedFonts | undefined): Promise<void> {
  const own = join(folder, 'fonts');
  await rm(own, { recursive: true, force: true });
  for (const [file, data] of made?.files ?? []) {
    await mkdir(dirname(join(own, file)), { recursive: true });
    await writeFile(join(own, file), data);
  }
}
