import type { en } from './en';

/** The forms of a text that counts something, by the categories of `Intl.PluralRules`; `{count}` is the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type WordsLike<Value> = Value extends string
  ? string
  : Value extends PluralForms
    ? PluralForms
    : { readonly [Key in keyof Value]: WordsLike<Value[Key]> };

/** All words of the interface in one language: `src/en.ts` is the model for every other. */
export type Words = WordsLike<typeof en>;

declare global {
  /**
   * The words of the interface. A build replaces each of them by its text (see `vite.ts`), so that a page's code carries its own
   * words and no others, in one language.
   */
  const WORDS: Words;
  /** The language that the site is written in, a BCP 47 tag. */
  const LANGUAGE: string;
}

/**
 * Types the words of a language other than the bundled ones; a content folder exports them from `words.ts`.
 *
 * @param words all words of `en.ts`; counted ones in the plural forms of the language
 */
export const defineWords = (words: Words): Words => words;

/**
 * Puts values into the places of a text.
 *
 * @param text e.g. `Send it to {name}`
 * @param values by the names of the places
 */
export const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

let numbers: Intl.NumberFormat;
/** Writes a number in the digits and groups of the site's language. */
export const formatNumber = (value: number) =>
  (numbers ??= new Intl.NumberFormat(LANGUAGE)).format(value);

/** Writes a year, whose digits are not grouped. */
export const formatYear = (year: number) =>
  new Intl.NumberFormat(LANGUAGE, { useGrouping: false }).format(year);

/** The parts of a percentage, in the order of the site's language: its number, its sign, and what stands between. */
export const percentParts = (percent: number) =>
  new Intl.NumberFormat(LANGUAGE, { style: 'percent' }).formatToParts(percent / 100);

/** Writes a percentage, in full. */
export const formatPercent = (percent: number) =>
  percentParts(percent)
    .map(({ value }) => value)
    .join('');

let separator: string | undefined;
/** Joins names as the site's language lists them: `A, B, C`. */
export const joinList = (items: readonly string[]) =>
  items.join(
    (separator ??= new Intl.ListFormat(LANGUAGE, { style: 'narrow' }).formatToParts([...'ABC'])[1]
      ?.value),
  );

let rules: Intl.PluralRules;
/**
 * Picks the form that goes with a number, and puts the number in.
 *
 * @param values what stands in the other places of the text
 */
export const plural = (
  forms: PluralForms,
  count: number,
  values?: Readonly<Record<string, string>>,
) =>
  fill(forms[(rules ??= new Intl.PluralRules(LANGUAGE)).select(count)] ?? forms.other, {
    count: formatNumber(count),
    ...values,
  });
