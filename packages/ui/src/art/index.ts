// Drawing functions for builds and Node. In browsers, use `Art` from the main entry point.

export { ownArt } from './all';
export { layerId, svgFile } from './drawing';
export { halftoneDrawing, halftoneSize } from './halftone';
export { markDrawing } from './markDrawing';
export { sharePicture, shareSize, siteIcons, type SharePictureOptions } from './share';
