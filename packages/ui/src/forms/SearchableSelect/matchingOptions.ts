import { language } from '@portfolio/messages';

export interface SelectOption {
  value: string;
  label: string;
  /** Other names to search by: `USA`, `America`. */
  aliases?: readonly string[];
  /** The value to submit, if different from `value`. */
  submittedValue?: string;
}

/** Makes "cote d'ivoire" match "Côte d’Ivoire", and "u.s." match "US". */
const normalised = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .replaceAll('’', "'")
    .trim()
    .toLocaleLowerCase(language);

/** Returns 0 for an equal name, 1 for a prefix, 2 for the prefix of a word, 3 for a substring, and -1 for no match. */
function rankOf({ label, aliases = [] }: SelectOption, query: string): number {
  const names = [label, ...aliases].map(normalised);
  const name = normalised(label);
  return [
    names.includes(query),
    name.startsWith(query),
    names.some((text) => ` ${text}`.includes(` ${query}`)),
    name.includes(query),
  ].indexOf(true);
}

/** Returns the options that match the text, best first. Ignores accents, case and full stops. */
export function matchingOptions(options: readonly SelectOption[], text: string): SelectOption[] {
  const query = normalised(text);
  const ranked = options.map((option) => ({ option, rank: rankOf(option, query) }));
  return ranked
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

/** Finds an option by label or alias. With `allowPrefix`, the start of a label is enough if only that label matches. */
export function findOption(
  options: readonly SelectOption[],
  text: string,
  { allowPrefix }: { allowPrefix: boolean },
): SelectOption | undefined {
  const query = normalised(text);
  if (query === '') return undefined;
  const exact = options.find((option) => rankOf(option, query) === 0);
  if (exact || !allowPrefix) return exact;
  const [first, second] = options.filter(({ label }) => normalised(label).startsWith(query));
  return second ? undefined : first;
}
