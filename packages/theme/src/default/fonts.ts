import type { OwnFonts } from '../fonts/faces';

/** No custom typefaces. */
export const ownFonts: OwnFonts = { faces: {}, fallbackFaces: {} };
