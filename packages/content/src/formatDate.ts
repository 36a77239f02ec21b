import { language } from '@portfolio/messages';
import { formatDate as formatDateIn } from './format';

/**
 * Formats a date in the site's language.
 *
 * @param iso a date, month or year: `2024-12-10`, `2024-12` or `2024`
 * @throws RangeError for any other text
 */
export const formatDate = (iso: string): string => formatDateIn(iso, language);
