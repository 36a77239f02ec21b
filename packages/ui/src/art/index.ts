// For builds and Node: how drawings are made. Browsers show them with `Art` from the package's main entry instead.

export { bandSize } from './band';
export { svgFile, type Box, type Drawing } from './drawing';
export { halftoneDrawing, halftoneSize } from './halftoneDrawing';
export { layerId } from './layerId';
export { markDrawing } from './markDrawing';
export {
  sharePicture,
  shareSize,
  siteIcons,
  type SharePictureOptions,
  type SiteIcon,
} from './share';
