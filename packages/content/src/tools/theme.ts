/** Reads `theme.yaml` and generates the theme. */
import type { PreparedFonts } from '@portfolio/theme/fontTools';
import { resolveTheme } from '@portfolio/theme/resolve';
import { documents } from '../documents';
import { explain, type Problem } from '../explain';
import { isLanguage } from '../format';
import type { Theme } from '../schemas/theme';
import { readDrawings } from './drawings';
import { fontProblems, fontsFolder, makeFonts } from './fonts';
import { unwrapSamples } from './samples';
import { loadSources, type Source } from './sources';
import { constant, moduleText } from './write';

const { file, schema } = documents.theme;

/** Lists chosen colours with too little contrast, and typefaces with problems. */
export const themeProblems = (theme: Theme, sources: readonly Source[]): Problem[] => [
  ...resolveTheme(theme).problems.map(({ colour, theme: name, expectation }) => ({
    file,
    field: `colors.${colour}.${name}`,
    expectation,
  })),
  ...fontProblems(theme, sources),
  ...readDrawings(theme, sources).problems,
];

/**
 * Creates the modules for `packages/theme`: the differences from the default theme.
 *
 * @returns each module's text by file name
 */
export function themeModules(
  theme: Theme,
  made: PreparedFonts | undefined,
  sources: readonly Source[],
): Map<string, string> {
  const changes = {
    ...resolveTheme(theme).changes,
    ...(theme.motif === 'lines' && { motif: theme.motif }),
    ...made?.changes,
  };
  const fonts = made?.fonts ?? { faces: {}, fallbackFaces: {} };
  const { drawings } = readDrawings(theme, sources);
  const module = (type: string, from: string, name: string, value: unknown) =>
    moduleText(type, from, constant(name, type, value));
  return new Map([
    ['theme.ts', module('ThemeChanges', '@portfolio/theme', 'changes', changes)],
    ['drawings.ts', module('OwnDrawings', '@portfolio/theme/drawings', 'ownDrawings', drawings)],
    ['fonts.ts', module('OwnFonts', '@portfolio/theme/fonts', 'ownFonts', fonts)],
  ]);
}

/** Returns the site's language, whose letters the typefaces need. */
export function languageOf(sources: readonly Source[]): string {
  const source = sources.find((one) => one.file === documents.site.file);
  const { language } = (unwrapSamples(source?.value, documents.site.file).value ?? {}) as {
    language?: unknown;
  };
  return typeof language === 'string' && isLanguage(language) ? language : 'en';
}

/**
 * Reads only `theme.yaml`, for packages that do not need the rest of the content.
 *
 * @param folder the content folder's absolute path
 * @returns the theme, or its problems
 */
export async function readTheme(folder: string): Promise<{
  theme: Theme;
  made?: PreparedFonts | undefined;
  sources: readonly Source[];
  problems: Problem[];
}> {
  const sources = await loadSources(
    folder,
    (name) =>
      name === file ||
      name === documents.site.file ||
      name.startsWith(fontsFolder) ||
      /^[^/]+\.svg$/i.test(name),
  );
  const source = sources.find((one) => one.file === file);
  if (!source) return { theme: {}, sources, problems: [] };
  if (source.problem) return { theme: {}, sources, problems: [source.problem] };
  const result = schema.safeParse(unwrapSamples(source.value, file).value);
  const lineOf = ({ field }: Problem) => source.lineOf?.(field.split('.'));
  const problems = [
    ...sources.flatMap(({ file: name, problem }) =>
      problem && name.startsWith(fontsFolder) ? [problem] : [],
    ),
    ...(result.success
      ? themeProblems(result.data, sources)
      : explain(file, result.error.issues)
    ).map((problem) => ({ ...problem, line: lineOf(problem) })),
  ];
  const theme = result.data ?? {};
  if (problems.length > 0) return { theme, sources, problems };
  return { theme, made: await makeFonts(theme, sources, languageOf(sources)), sources, problems };
}
