/** The owner's drawings, for builds: pages load none of this. */
export { ownDrawings } from '#generated/drawings';

/** A drawing of the owner. */
export interface OwnSvg {
  box: readonly [left: number, top: number, width: number, height: number];
  /** SVG elements in flat colours. */
  content: string;
}

/** Drawings that replace those of the default theme. */
export interface OwnDrawings {
  logo?: OwnSvg;
  /** One period of the footer's band. */
  band?: OwnSvg;
}
