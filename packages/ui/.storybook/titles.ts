/**
 * Splits the last part of a story's title, e.g. `Badge (chip, tag)`. Titles contain aliases, because Storybook searches only titles.
 *
 * @returns the component's name and its comma-separated aliases; `aliases` is empty if there are none
 */
export function splitName(name: string): { name: string; aliases: string } {
  const [component = '', aliases = ''] = name.split(/ \(|\)$/);
  return { name: component, aliases };
}
