/**
 * Dates as the site writes them. Spelled out by hand instead of `Intl`, whose output differs between engines:
 * a prerendered page and its first client render must agree to the letter.
 */

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Tells whether a text is a day that exists.
 *
 * @param value a day as year-month-day, e.g. `2024-12-10`
 * @returns false for another form, and for a day like 30 February
 */
export function isRealDate(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Writes a date in words.
 *
 * @param iso a day, a month or a year: `2024-12-10`, `2024-12` or `2024`
 * @returns `10 December 2024`, `December 2024` or `2024`
 * @throws RangeError when the text is none of the three
 */
export function formatDate(iso: string): string {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(iso);
  const month = match?.[2] ? months[Number(match[2]) - 1] : '';
  if (!match || month === undefined) throw new RangeError(`"${iso}" is not a date`);
  const day = match[3] ? String(Number(match[3])) : '';
  return [day, month, match[1]].filter(Boolean).join(' ');
}

/**
 * Writes a span of months, or of years, in words.
 *
 * @param from the first one: `2024-05` or `2024`
 * @param to the last one; the same as the first for a single one
 * @returns `May – June 2024`, `December 2023 – January 2024`, `June 2024` or `2023 – 2024`
 * @throws RangeError when one of them is no date
 */
export function formatMonths(from: string, to: string): string {
  const [first, last] = [formatDate(from), formatDate(to)];
  if (from === to) return last;
  const year = ` ${to.slice(0, 4)}`;
  return `${first.endsWith(year) ? first.slice(0, -year.length) : first} – ${last}`;
}

/**
 * Reads the free date text of a certificate: day, month and year or month and year.
 *
 * @param label e.g. `26 July 2025` or `July 2025`
 * @returns `2025-07-26` or `2025-07`; undefined when the text is no date
 */
export function parseDateLabel(label: string): string | undefined {
  const match = /^(?:(\d{1,2}) )?([A-Z][a-z]+) (\d{4})$/.exec(label);
  const month = match ? months.indexOf(match[2] ?? '') + 1 : 0;
  if (!match || month === 0) return undefined;
  const yearAndMonth = `${match[3]}-${String(month).padStart(2, '0')}`;
  if (!match[1]) return yearAndMonth;
  const day = `${yearAndMonth}-${match[1].padStart(2, '0')}`;
  return isRealDate(day) ? day : undefined;
}
