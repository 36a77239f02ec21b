import { language } from '#generated/language';
import type english from './english/messages.json';
import { fill } from './fill';

/**
 * The interface's messages in the site's language. Do not destructure this namespace, because bundles would then contain all groups: write
 * `messages.blogs`, not `const { blogs } = messages`.
 */
export * as messages from '#generated/messages';
export { fill, language };

/** Plural forms of a message by `Intl.PluralRules` category; `{count}` is the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

type Translated<Value> = Value extends string
  ? string
  : Value extends PluralForms
    ? PluralForms
    : { readonly [Key in keyof Value]: Translated<Value[Key]> };

/** All messages in one language, in the shape of `src/english/messages.json`. */
export type Messages = Translated<typeof english>;

/** Creates a formatter only when it is first used, because creating one takes about 1 ms. */
function once<Formatter>(make: () => Formatter): () => Formatter {
  let formatter: Formatter | undefined;
  return () => (formatter ??= make());
}

const numbers = once(() => new Intl.NumberFormat(language));
const years = once(() => new Intl.NumberFormat(language, { useGrouping: false }));
const percents = once(() => new Intl.NumberFormat(language, { style: 'percent' }));
const plurals = once(() => new Intl.PluralRules(language));
const separator = once(
  () => new Intl.ListFormat(language, { style: 'narrow' }).formatToParts([...'ABC'])[1]?.value,
);

/** Formats a number in the site's language. */
export const formatNumber = (value: number) => numbers().format(value);

/** Formats a year, without digit grouping. */
export const formatYear = (year: number) => years().format(year);

/** Formats a range of years: `2023–2026`, or `2010` if both are equal. */
export const formatYears = (from: number, to: number) =>
  from === to ? formatYear(to) : `${formatYear(from)}–${formatYear(to)}`;

/** Splits a percentage (0-100) into number, percent sign and spacing, in the order of the site's language. */
export const percentParts = (percent: number) => percents().formatToParts(percent / 100);

/** Formats a percentage (0-100). */
export const formatPercent = (percent: number) => percents().format(percent / 100);

/** Joins names with the list separator of the site's language: `A, B, C`. */
export const joinList = (items: readonly string[]) => items.join(separator());

/** Splits plain text at blank lines. */
export const paragraphsOf = (text: string) => text.split(/\s*\n\s*\n\s*/);

/** Picks the plural form for a number, and fills in the placeholders. `{count}` is the number. */
export const plural = (
  forms: PluralForms,
  count: number,
  values?: Readonly<Record<string, string>>,
) => fill(forms[plurals().select(count)] ?? forms.other, { count: formatNumber(count), ...values });
