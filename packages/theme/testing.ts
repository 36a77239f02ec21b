import { fileURLToPath } from 'node:url';

/** Alias for tests (`resolve.alias`): the default theme, whatever the owner's `theme.yaml` contains. */
export const defaultTheme = {
  '#generated/theme': fileURLToPath(new URL('src/default/theme.ts', import.meta.url)),
  '#generated/fonts': fileURLToPath(new URL('src/default/fonts.ts', import.meta.url)),
};
