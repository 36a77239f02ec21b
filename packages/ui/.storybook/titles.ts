/**
 * Splits the last part of a story's title, e.g. `Badge (chip, tag)`. Titles contain aliases because Storybook's search
 * only matches names.
 *
 * @returns the component's name, and its aliases separated by commas, or empty
 */
export function splitName(name: string): { name: string; aliases: string } {
  const [own = '', aliases = ''] = name.split(/ \(|\)$/);
  return { name: own, aliases };
}
