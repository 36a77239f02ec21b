import { language } from '@portfolio/messages';
import { formatDate as formatDateIn } from './format';

/**
 * Writes a date in words, in the site's language.
 *
 * @param iso a day, a month or a year: `2024-12-10`, `2024-12` or `2024`
 * @throws RangeError when the text is none of the three
 */
export const formatDate = (iso: string): string => formatDateIn(iso, language);
