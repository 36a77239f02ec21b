export * from './css';
export { globalCss, type GlobalCssOptions } from './globalCss';
export * from './tokens';
export { tokensCss } from './tokensCss';
