import { create, type ThemeVars } from 'storybook/theming/create';
import { colours, tileColours, type Colour } from '../src/theme/tokens';

/** Storybook's own look, from the same tokens: what you read is a tile, what you press is a pill. */
export function storybookTheme(base: 'light' | 'dark'): ThemeVars {
  const theme = base === 'light' ? 0 : 1;
  const colour = (name: Colour) => colours[name][theme];
  return create({
    base,
    brandTitle: 'Pulli: parts of a portfolio',
    brandImage: `./brand-${base}.svg`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: '"Atkinson Hyperlegible Next Variable", system-ui, sans-serif',
    colorPrimary: colour('ink'),
    colorSecondary: base === 'light' ? tileColours.neem.bg[0] : colour('dot'),
    appBg: colour('sunken'),
    appContentBg: colour('ground'),
    appPreviewBg: colour('ground'),
    appBorderColor: colour('hair'),
    appBorderRadius: 2,
    textColor: colour('ink'),
    textMutedColor: colour('ink-2'),
    textInverseColor: colour('ground'),
    barBg: colour('raised'),
    barTextColor: colour('ink-2'),
    barHoverColor: colour('ink'),
    barSelectedColor: base === 'light' ? tileColours.neem.bg[0] : colour('dot'),
    inputBg: colour('raised'),
    inputBorder: colour('edge'),
    inputTextColor: colour('ink'),
    inputBorderRadius: 2,
    buttonBg: colour('raised'),
    buttonBorder: colour('edge'),
    booleanBg: colour('sunken'),
    booleanSelectedBg: colour('raised'),
  });
}
