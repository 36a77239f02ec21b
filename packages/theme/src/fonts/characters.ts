/** Letters, digits and punctuation that most pages need. */
export const basicRange =
  'U+20-3B,U+3D,U+3F-5B,U+5D,U+5F,U+61-7A,U+A0,U+A9,U+B7,U+E9,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026';
/** Mathematical and code symbols, common in text but rare in headings. */
export const symbols = 'U+3C,U+3E,U+7B-7D,U+B0,U+D7,U+F7,U+2212';

/** Returns all characters of a `unicode-range`. */
export const charactersOf = (range: string): string =>
  range
    .split(',')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    })
    .join('');

/** Writes code points as a `unicode-range`. */
export function rangeOf(codePoints: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const point of [...codePoints].sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join();
}

/** Latin letters and quotation marks of languages other than English: Latin-1, Latin Extended-A, and a few for Azerbaijani and Romanian. */
const latinRange = 'U+A1-17F,U+18F,U+218-21B,U+259,U+201A,U+201E,U+1E9E';

/** Further letters of Vietnamese, and its currency. */
const vietnameseRange = 'U+1A0-1A1,U+1AF-1B0,U+1EA0-1EF9,U+20AB';

/** Writing systems with so many characters that pages fetch only the characters that they show. */
const largeScripts = ['Hans', 'Hant', 'Jpan', 'Kore'];

/** Letters, digits and punctuation of the Arabic language. Other languages in Arabic script, such as Persian and Urdu, need more. */
const arabicRange = 'U+60C,U+61B,U+61F,U+621-63A,U+640-652,U+660-66C';

/** Returns a predicate for the characters that most pages in a language need: basic ones and the language's letters. */
export function isNeededIn(language: string): (codePoint: number) => boolean {
  const { language: name, script = 'Latn' } = new Intl.Locale(language).maximize();
  const ranges = [basicRange, symbols];
  if (script === 'Latn' && name !== 'en') ranges.push(latinRange);
  if (name === 'vi') ranges.push(vietnameseRange);
  if (name === 'ar') ranges.push(arabicRange);
  const listed = new Set(charactersOf(ranges.join()));
  const needsWholeScript = script !== 'Latn' && name !== 'ar' && !largeScripts.includes(script);
  const scriptPattern = needsWholeScript
    ? new RegExp(`\\p{Script_Extensions=${script}}`, 'u')
    : undefined;
  return (codePoint) => {
    const character = String.fromCodePoint(codePoint);
    return listed.has(character) || (scriptPattern?.test(character) ?? false);
  };
}
