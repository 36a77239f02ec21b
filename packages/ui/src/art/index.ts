// For builds and Node: how drawings are made. Browsers show them with `Art` from the package's main entry instead.

export { layerId, svgFile } from './drawing';
export { halftoneDrawing, halftoneSize } from './halftone';
export { markDrawing } from './markDrawing';
export { sharePicture, shareSize, siteIcons, type SharePictureOptions } from './share';
