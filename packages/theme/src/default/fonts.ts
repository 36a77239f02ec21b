import type { OwnFonts } from '../fonts/faces';

/** Replaces no typeface. */
export const ownFonts: OwnFonts = { faces: {}, fallbackFaces: {} };
