import type { OwnFonts } from '../fonts/faces';

/** Contains no custom typefaces. */
export const ownFonts: OwnFonts = { faces: {}, fallbackFaces: {} };
