declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** An axis is pinned to a number or limited to a range. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** Layout features to keep; all of them if left out. */
    keepFeatures?: string[];
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
  }
  /** Returns the font with only what the text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
