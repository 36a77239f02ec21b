declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    /** An axis is pinned to a number. */
    variationAxes?: Record<string, number>;
  }
  /** Returns the font with only what the text needs. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
