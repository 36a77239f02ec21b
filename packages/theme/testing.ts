import { fileURLToPath } from 'node:url';

/** Aliases (`resolve.alias`) that make tests use the default theme, whatever is in `theme.yaml`. */
export const defaultTheme = {
  '#generated/theme': fileURLToPath(new URL('src/default/theme.ts', import.meta.url)),
  '#generated/drawings': fileURLToPath(new URL('src/default/drawings.ts', import.meta.url)),
  '#generated/fonts': fileURLToPath(new URL('src/default/fonts.ts', import.meta.url)),
};
