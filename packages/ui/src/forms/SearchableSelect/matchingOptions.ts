import { language } from '@portfolio/messages';

export interface SelectOption {
  value: string;
  label: string;
  /** Hidden names to search by: `USA`, `America`. */
  aliases?: readonly string[];
  /** The value to submit, if different from `value`. */
  submittedValue?: string;
}

/** Normalises text, so that "cote d'ivoire" matches "Côte d’Ivoire", and "u.s." matches "US". */
const normalised = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .replaceAll('’', "'")
    .trim()
    .toLocaleLowerCase(language);

/** Ranks an option for a normalised query: 0 equal, 1 prefix, 2 prefix of a word, 3 substring, -1 no match. */
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

/** Returns the option whose label or alias equals the text or, with `allowPrefix`, the only option whose label starts with the text. */
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
