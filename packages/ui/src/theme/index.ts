export * from './css';
export { basicRange, charactersOf, faces, fontFaces, type Face } from './faces';
export { globalCss, type GlobalCssOptions } from './globalCss';
export * from './tokens';
