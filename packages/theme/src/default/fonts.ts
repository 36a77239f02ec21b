import type { OwnFonts } from '../fonts';

export const ownFonts: OwnFonts = { faces: {}, fallbackFaces: {} };
