import type { ThemeChanges } from '../changes';

/** No changes to the default theme. */
export const changes: ThemeChanges = {};
