/** In tests, replaces the modules that `pnpm generate` writes from `theme.yaml`. */
import type { ThemeChanges } from './changes';
import type { OwnDrawings } from './drawings';
import type { OwnFonts } from './fonts';

export const changes: ThemeChanges = {};
export const ownDrawings: OwnDrawings = {};
export const ownFonts: OwnFonts = { faces: {}, fallbackFaces: {} };
