/** Reads, measures and subsets font files. Generators and builds run this; visitors never load it. */
export { convert, subsetFont } from './convert';
export { withName } from './fontName';
export { fallbackFace, localFonts, measure } from './measure';
export {
  prepareFonts,
  styleName,
  type FontSource,
  type PreparedFonts,
  type Typeface,
} from './prepareFonts';
export { readFont } from './readFont';
