declare module 'subset-font' {
  /** Makes a smaller font: these characters only, at these places of the variation axes. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: 'woff2';
      keepAllGlyphs?: boolean;
      noHinting?: boolean;
      variationAxes: Record<string, number>;
    },
  ): Promise<Buffer>;
}
