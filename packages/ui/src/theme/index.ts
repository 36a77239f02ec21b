export * from './css';
export { faceFiles } from '../fonts/files';
export { familyOf, globalCss, type FontFile } from './globalCss';
// Named exports, because the bundler drops `export *` here.
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
