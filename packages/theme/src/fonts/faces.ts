import type { Font } from '../defaults';

/** A font file, and what of its typeface it holds. */
export interface FontPart {
  /** Path below the folder of fonts. */
  file: string;
  /** The `unicode-range`; without one, all characters. */
  range?: string;
  /** The `font-weight`; without one, the regular weight. */
  weight?: string;
  /** Whether every page needs it at once. */
  isPreloaded?: boolean;
}

/** The typefaces that the owner chose in place of the default ones. `pnpm generate` makes their files. */
export interface OwnFonts {
  faces: Partial<Record<Font, readonly FontPart[]>>;
  /** `@font-face` rules of the local fonts that are shown until the files have arrived. */
  fallbackFaces: Partial<Record<Font, string>>;
  /** Advance widths of the heading's typeface, in thousandths of an em, by character. */
  displayAdvances?: Readonly<Record<string, number>>;
}
