/** Returns true for a real date in the form `YYYY-MM-DD`. */
export function isValidDate(value: string): boolean {
  const date = new Date(value);
  return !Number.isNaN(date.valueOf()) && date.toISOString().slice(0, 10) === value;
}

/** Returns true for a canonical BCP 47 tag whose language has two or three letters, which excludes names like `suomi`. */
export function isLanguage(tag: string): boolean {
  try {
    return /^[a-z]{2,3}\b/.test(tag) && Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** Returns true for an absolute `https://` or `http://` URL. */
export const isWebUrl = (text: string): boolean =>
  /^https?:\/\/\S+$/.test(text) && URL.canParse(text);

/** Returns true for an absolute `https://` URL. */
export const isHttpsUrl = (text: string): boolean => text.startsWith('https:') && isWebUrl(text);

/** Decodes a path: `a%20kettle.jpg` becomes `a kettle.jpg`. Returns an invalid path unchanged. */
export function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Joins a text's words and numbers, in any script, with hyphens, in lower case; empty if there are none. */
export const hyphenated = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu)
    ?.join('-') ?? '';

/** Formatters by language and style. Reused, because creating a formatter takes a hundred times as long as formatting a date. */
const formatters: Record<string, Intl.DateTimeFormat> = {};

/** Formats `2024-12-10`, `2024-12` or `2024`: in `en-IN`, `10 December 2024`. Throws a RangeError for any other text. */
export function formatDate(iso: string, language: string): string {
  if (!isDate(iso)) throw new RangeError(`"${iso}" is not a date`);
  return (formatters[language + iso.length] ??= new Intl.DateTimeFormat(language, {
    year: 'numeric',
    ...(iso.length > 4 && { month: 'long' }),
    ...(iso.length > 7 && { day: 'numeric' }),
    timeZone: 'UTC',
  })).format(new Date(iso));
}

/** Formats a range of months or years: `May – June 2024`, `2023–2024`, or `June 2024` if both are equal. */
export function formatMonths(from: string, to: string, language: string): string {
  const [first, last] = [formatDate(from, language), formatDate(to, language)];
  if (from === to) return last;
  if (from.length === 4 && to.length === 4) return `${first}–${last}`;
  const year = ` ${formatDate(to.slice(0, 4), language)}`;
  return `${first.endsWith(year) ? first.slice(0, -year.length) : first} – ${last}`;
}

/** Returns true for a real day, month or year: `2025-07-26`, `2025-07` or `2025`. */
export const isDate = (text: string): boolean =>
  /^\d{4}(-\d{2}){0,2}$/.test(text) && isValidDate(`${text}-01-01`.slice(0, 10));

const months =
  'January February March April May June July August September October November December';

/**
 * Converts a date written in English, as on a certificate, to ISO format.
 *
 * @param text e.g. `26 July 2025` or `July 2025`; ISO dates stay as they are
 * @returns e.g. `2025-07-26` or `2025-07`; undefined if the text is not a date
 */
export function isoDateOf(text: string): string | undefined {
  const [, day, month = '', year] = /^(?:(\d{1,2}) )?([A-Z][a-z]+) (\d{4})$/.exec(text) ?? [];
  const parts = [year, months.split(' ').indexOf(month) + 1, day].filter(
    (part) => part !== undefined,
  );
  const date = year ? parts.map((part) => String(part).padStart(2, '0')).join('-') : text;
  return isDate(date) ? date : undefined;
}
