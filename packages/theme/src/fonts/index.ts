/** The owner's typefaces, for builds. Pages do not load this module. */
import type { Font } from '../defaults.ts';

export { ownFonts } from '#generated/fonts';
export * from './characters.ts';

/** A font file with its character range and weights. */
export interface FontPart {
  /** Path relative to the fonts folder. */
  file: string;
  /** The `unicode-range`; all characters if omitted. */
  range?: string;
  /** The `font-weight`; regular if omitted. */
  weight?: string;
  /** True if every page preloads the file. */
  isPreloaded?: boolean;
}

/** The typefaces that the owner chose in place of the defaults. */
export interface OwnFonts {
  faces: Partial<Record<Font, readonly FontPart[]>>;
  /** `@font-face` rules of the local fallback fonts. */
  fallbackFaces: Partial<Record<Font, string>>;
  /** Advance widths of the heading typeface, in thousandths of an em, by character. */
  displayAdvances?: Readonly<Record<string, number>>;
}
