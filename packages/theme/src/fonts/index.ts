/** The owner's typefaces, for builds. Pages do not load this module. */
import { ownFonts } from '#generated/fonts';

export * from './characters.ts';
export type { FontPart, OwnFonts } from './faces.ts';
export { ownFonts };
