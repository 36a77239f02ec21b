/** An option: what it reads, and what it stands for. */
export interface SelectOption {
  value: string;
  label: string;
  /** What is sent, where that is something else than the value. */
  sent?: string;
}

/** "Côte d’Ivoire" is found by "cote d'ivoire". */
const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").trim().toLocaleLowerCase();

/** Returns the options whose label contains the text, those that start with it first; accents and case do not count. */
export function matchingOptions(options: readonly SelectOption[], text: string): SelectOption[] {
  const query = folded(text);
  const found = options.filter(({ label }) => folded(label).includes(query));
  const starts = ({ label }: SelectOption) => folded(label).startsWith(query);
  return [...found.filter(starts), ...found.filter((option) => !starts(option))];
}

/** Returns the option that reads like the text, if there is one; accents and case do not count. */
export function optionReading(
  options: readonly SelectOption[],
  text: string,
): SelectOption | undefined {
  const query = folded(text);
  return options.find(({ label }) => folded(label) === query);
}
