import { fileURLToPath } from 'node:url';

const module = fileURLToPath(new URL('src/defaultTheme.ts', import.meta.url));

/** Aliases (`resolve.alias`) that make tests use the default theme, whatever is in `theme.yaml`. */
export const defaultTheme = {
  '#generated/theme': module,
  '#generated/drawings': module,
  '#generated/fonts': module,
};
