/** The owner's typefaces, for builds. Pages do not load this. */
import { ownFonts } from '#generated/fonts';

export * from './characters';
export type { FontPart, OwnFonts } from './faces';
export { ownFonts };
