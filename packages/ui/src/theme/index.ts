export * from './css';
export { fontFiles } from '../fonts/files';
export { globalCss, type FontFile } from './globalCss';
export * from './tokens';
export { tokensCss } from './tokensCss';
