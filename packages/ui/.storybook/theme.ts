import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import { colours, fonts, tileColours, type Colour } from '@portfolio/theme';

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
    textColor: colour('ink'),
    textMutedColor: colour('ink-2'),
    barBg: colour('raised'),
  });
}
