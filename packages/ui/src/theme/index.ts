export * from './css';
export { faceFiles } from '../fonts/files';
export { familyOf, globalCss, type FontFile } from './globalCss';
// Lists the names, because the bundler drops `export * from '@portfolio/theme'`.
export {
  breakpoints,
  colours,
  fonts,
  tileColours,
  tiles,
  type Colour,
  type Font,
  type Tile,
} from '@portfolio/theme';
export { tokensCss } from './tokensCss';
