/**
 * Replaces the placeholders in a message with values.
 *
 * @param text e.g. `Send it to {name}`
 * @param values keyed by placeholder
 */
export const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
