import type { PreparedFonts } from '@portfolio/theme/fontTools';
import { resolveTheme } from '@portfolio/theme/resolve';
import { problemAt } from '../documents';
import type { Problem } from '../explain';
import type { Theme } from '../schemas/theme';
import { readDrawings } from './drawings';
import { fontProblems } from './fonts';
import type { Source } from './sources';
import { constant, moduleText } from './write';

/** Lists the theme's problems: colours with too little contrast, and mistakes in typefaces and drawings. */
export const themeProblems = (theme: Theme, sources: readonly Source[]): Problem[] => [
  // The default colours have enough contrast.
  ...(theme.colors ? resolveTheme(theme).problems : []).map(
    ({ colour, theme: themeName, expectation }) =>
      problemAt(['theme', 'colors', colour, themeName], expectation),
  ),
  ...fontProblems(theme, sources),
  ...readDrawings(theme, sources).problems,
];

/** Creates the modules for `packages/theme`, with only the differences from the default theme. Returns their texts by file name. */
export function themeModules(
  theme: Theme,
  preparedFonts: PreparedFonts | undefined,
  sources: readonly Source[],
): Map<string, string> {
  const changes = {
    ...resolveTheme(theme).changes,
    ...(theme.motif === 'lines' && { motif: theme.motif }),
    ...preparedFonts?.changes,
  };
  const fonts = preparedFonts?.fonts ?? { faces: {}, fallbackFaces: {} };
  const { drawings } = readDrawings(theme, sources);
  const module = (type: string, from: string, name: string, value: unknown) =>
    moduleText(type, from, constant(name, type, value));
  return new Map([
    ['theme.ts', module('ThemeChanges', '@portfolio/theme', 'changes', changes)],
    ['drawings.ts', module('OwnDrawings', '@portfolio/theme/drawings', 'ownDrawings', drawings)],
    ['fonts.ts', module('OwnFonts', '@portfolio/theme/fonts', 'ownFonts', fonts)],
  ]);
}
