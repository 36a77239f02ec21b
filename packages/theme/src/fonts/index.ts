/** The owner's typefaces, for builds: pages load none of this. */
import { ownFonts } from '#generated/fonts';

export * from './characters';
export type { FontPart, OwnFonts } from './faces';
export { ownFonts };
