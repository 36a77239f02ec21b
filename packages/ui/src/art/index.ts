// For builds and Node: how drawings are made. Browsers show them with `Art` from the package's main entry instead.

export { bandSize } from './band';
export { certificateDrawing } from './certificates';
export { partNames, svgFile, type Box, type Drawing } from './drawing';
export { companyMark, providerMark } from './marks';
export {
  sharePicture,
  shareSize,
  siteIcons,
  type SharePictureOptions,
  type SiteIcon,
} from './share';
export { skillDrawing } from './tech';
