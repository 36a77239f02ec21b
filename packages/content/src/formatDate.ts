import { language } from '@portfolio/messages';
import { formatDate as formatDateIn } from './format';

/** Formats `2024-12-10`, `2024-12` or `2024` (a date, month or year) in the site's language. Throws a RangeError for any other text. */
export const formatDate = (iso: string): string => formatDateIn(iso, language);
