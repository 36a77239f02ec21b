export * from './css';
export { faceFiles } from '../fonts/files';
export { familyOf, globalCss, type FontFile } from './globalCss';
export * from './tokens';
export { tokensCss } from './tokensCss';
