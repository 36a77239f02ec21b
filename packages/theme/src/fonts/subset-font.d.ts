declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** A number pins an axis; a range limits it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** Layout features to keep; default: all. */
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
  }
  /** Reduces a font to the characters in a text. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
