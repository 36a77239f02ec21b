export type { ThemeChanges } from './changes.ts';
export * from './tokens.ts';
