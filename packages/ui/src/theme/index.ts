export * from './css';
export { globalCss, type FontFile } from './globalCss';
export * from './tokens';
export { tokensCss } from './tokensCss';
