export type { ThemeChanges } from './changes';
export * from './tokens';
