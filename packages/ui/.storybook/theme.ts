import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { colours, fonts, radii, tileColours, type Colour } from '@portfolio/theme';

/** Returns a theme for Storybook's interface, with the site's colours and typefaces. */
export function storybookTheme(base: 'light' | 'dark'): ThemeVars {
  const themeIndex = base === 'light' ? 0 : 1;
  const colour = (name: Colour) => colours[name][themeIndex];
  return create({
    base,
    brandTitle: 'Pulli: the design system',
    brandImage: `./brand-${base}.svg`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: fonts.text[0],
    colorPrimary: colour('ink'),
    colorSecondary: base === 'light' ? tileColours.deep.bg[0] : colour('dot'),
    appBg: colour('sunken'),
    appContentBg: colour('ground'),
    appPreviewBg: colour('ground'),
    appBorderColor: colour('hair'),
    appBorderRadius: Number.parseInt(radii.tile[0]),
    textColor: colour('ink'),
    textMutedColor: colour('ink-2'),
    textInverseColor: colour('ground'),
    barBg: colour('raised'),
    barTextColor: colour('ink-2'),
    barHoverColor: colour('ink'),
    barSelectedColor: base === 'light' ? tileColours.deep.bg[0] : colour('dot'),
    inputBg: colour('raised'),
    inputBorder: colour('edge'),
    inputTextColor: colour('ink'),
    inputBorderRadius: Number.parseInt(radii.field[0]),
    buttonBg: colour('raised'),
    buttonBorder: colour('edge'),
    booleanBg: colour('sunken'),
    booleanSelectedBg: colour('raised'),
  });
}
