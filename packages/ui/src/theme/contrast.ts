export {
  channelsOf,
  colourValue,
  contrastPairs,
  contrastRatio,
  minimumRatio,
  pairRatio,
  themes,
  type ContrastPair,
  type ContrastUse,
  type ThemeName,
} from '@portfolio/theme/contrast';
