/** The owner's drawings, for builds. Pages do not load this module. */
export { ownDrawings } from '#generated/drawings';

export interface OwnSvg {
  box: readonly [left: number, top: number, width: number, height: number];
  /** SVG elements in flat colours. */
  content: string;
}

/** The owner's drawings, which replace those of the default theme. */
export interface OwnDrawings {
  logo?: OwnSvg;
  /** One repeat of the footer band's pattern. */
  band?: OwnSvg;
}
