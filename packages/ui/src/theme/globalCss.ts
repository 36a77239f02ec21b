import { fonts, type Font } from '@portfolio/theme';
import { tokensCss } from './tokensCss';

/** A font file, its `unicode-range` (without one, all characters) and its `font-weight` (without one, regular). */
export interface FontFile {
  url: string;
  range?: string;
  weight?: string;
}

/** Returns the family of a face: the first of its list. */
export const familyOf = (font: Font) => fonts[font][0].split('"')[1] ?? '';

/** Minifies the style sheet, which every page contains. */
const minified = (sheet: string) =>
  sheet
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();

/**
 * Returns the style sheet in every page's head, which a build inlines: fonts, tokens, reset and base.
 *
 * Fonts use `swap` with metric-compatible local fallbacks: with `fallback`, Chromium hides text until a preloaded font has
 * arrived.
 *
 * @param fallbackFaces `@font-face` rules of the local fonts
 * @param base the text of `base.css`
 */
export const globalCss = (
  files: Record<Font, readonly FontFile[]>,
  fallbackFaces: string,
  base: string,
) =>
  [
    // Once, where two faces are the same.
    ...new Set(
      (Object.keys(fonts) as Font[]).flatMap((font) =>
        files[font].map(
          ({ url, range, weight }) =>
            `@font-face{font-family:"${familyOf(font)}";src:url(${url}) format("woff2");${weight ? `font-weight:${weight};` : ''}font-display:swap${range ? `;unicode-range:${range}` : ''}}`,
        ),
      ),
    ),
    fallbackFaces,
    tokensCss(),
    minified(base),
  ].join('\n');
