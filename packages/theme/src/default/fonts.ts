import type { OwnFonts } from '../fonts/faces';

export const ownFonts: OwnFonts = { faces: {}, fallbackFaces: {} };
