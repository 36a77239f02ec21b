import type { FieldPath } from './explain';

/** Deep-copies a value. `replace` returns the replacement of a part, or undefined to copy it; an object comes before its parts. */
export function replaceParts(
  value: unknown,
  replace: (part: unknown, path: FieldPath) => unknown,
  path: FieldPath = [],
): unknown {
  const replaced = replace(value, path);
  if (replaced !== undefined) return replaced;
  if (typeof value !== 'object' || value === null) return value;
  const copy = (part: unknown, key: PropertyKey) => replaceParts(part, replace, [...path, key]);
  if (Array.isArray(value)) return value.map(copy);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copy(part, key)]));
}
