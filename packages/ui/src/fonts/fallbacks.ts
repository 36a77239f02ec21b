import { ownFonts } from '@portfolio/theme/fonts';
import { defaultAdvances, defaultFallbackFaces } from '../generated/fontMetrics';
import { isOwn } from './files';

/** `@font-face` rules for local fallback fonts with the metrics of the site's typefaces. */
export const fallbackFaces = (['display', 'text'] as const)
  .map((font) => (isOwn(font) ? ownFonts.fallbackFaces[font] : defaultFallbackFaces[font]))
  .filter(Boolean)
  .join('\n');

/** Advance widths of the display typeface at weight 700, in thousandths of an em. */
export const displayAdvances: Readonly<Record<string, number>> =
  ownFonts.displayAdvances ?? defaultAdvances;
