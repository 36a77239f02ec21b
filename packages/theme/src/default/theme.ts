import type { ThemeChanges } from '../changes';

export const changes: ThemeChanges = {};
