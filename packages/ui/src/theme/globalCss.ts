import { fonts, hasDefaultDisplay, wordSpacing, type Colour, type Font } from '@portfolio/theme';
import { tokensCss } from './tokensCss.ts';

/** A font file with its `unicode-range` (all characters by default) and `font-weight` (regular by default). */
export interface FontFile {
  url: string;
  range?: string;
  weight?: string;
}

/** Returns the name of a typeface: the first in its font stack. */
export const familyOf = (font: Font) => fonts[font][0].split('"')[1] ?? '';

const minified = (sheet: string) =>
  sheet
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();

/**
 * Returns the style sheet that the build inlines into every page: fonts, tokens, reset and base.
 *
 * Fonts use `font-display: swap` with metric-compatible local fallbacks. With `font-display: fallback`, Chromium would hide text for up
 * to 100 ms while its font loads.
 *
 * @param fallbackFaces `@font-face` rules of the local fonts
 * @param base the content of `base.css`
 * @param unused colours to omit
 */
export const globalCss = (
  files: Record<Font, readonly FontFile[]>,
  fallbackFaces: string,
  base: string,
  unused: readonly Colour[] = [],
) =>
  [
    // Removes duplicates, because headings and text may share a typeface.
    ...new Set(
      (Object.keys(fonts) as Font[]).flatMap((font) =>
        files[font].map(
          ({ url, range, weight }) =>
            `@font-face{font-family:"${familyOf(font)}";src:url(${url}) format("woff2");${weight ? `font-weight:${weight};` : ''}font-display:swap${range ? `;unicode-range:${range}` : ''}}`,
        ),
      ),
    ),
    fallbackFaces,
    tokensCss(unused),
    minified(base),
    // Resets letter spacing, which suits only the default heading typeface.
    ...(hasDefaultDisplay
      ? []
      : [`html:root :is(h1,h2,h3){letter-spacing:0;word-spacing:${wordSpacing}em}`]),
  ].join('\n');
