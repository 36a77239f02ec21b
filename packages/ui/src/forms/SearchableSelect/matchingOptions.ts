/** An option: what it reads, and what it stands for. */
export interface SelectOption {
  value: string;
  label: string;
  /** What else people call it: `USA`, `America`. Never shown. */
  aliases?: readonly string[];
  /** What is sent, where that is something else than the value. */
  sent?: string;
}

/** "Côte d’Ivoire" is found by "cote d'ivoire", and "US" by "u.s.". */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .replaceAll('’', "'")
    .trim()
    .toLocaleLowerCase(LANGUAGE);

/** How well an option fits a folded query: 0 is it, 1 starts so, 2 has a word that starts so, 3 contains it, -1 none of these. */
function rankOf({ label, aliases = [] }: SelectOption, query: string): number {
  const names = [label, ...aliases].map(folded);
  const name = folded(label);
  return [
    names.includes(query),
    name.startsWith(query),
    names.some((text) => ` ${text}`.includes(` ${query}`)),
    name.includes(query),
  ].indexOf(true);
}

/** Returns the options that a text may mean, the likeliest first. Accents, case and full stops do not count. */
export function matchingOptions(options: readonly SelectOption[], text: string): SelectOption[] {
  const query = folded(text);
  const ranked = options.map((option) => ({ option, rank: rankOf(option, query) }));
  return ranked
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

/**
 * Returns the one option that a text means: whose label or alias it is. `allowStart` lets the start of a label do, where no other
 * option starts so. Several that start so mean none: nobody's country is guessed.
 */
export function optionNamed(
  options: readonly SelectOption[],
  text: string,
  { allowStart }: { allowStart: boolean },
): SelectOption | undefined {
  const query = folded(text);
  if (query === '') return undefined;
  const exact = options.find((option) => rankOf(option, query) === 0);
  if (exact || !allowStart) return exact;
  const [first, second] = options.filter(({ label }) => folded(label).startsWith(query));
  return second ? undefined : first;
}
