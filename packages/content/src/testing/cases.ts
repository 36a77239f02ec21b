import { readFileSync } from 'node:fs';
import { isFields } from '../tools/samples';
import { yamlSource } from '../tools/sources';

/** Reads the test cases in a YAML file in `tools`. */
export const casesIn = <Case>(file: string) =>
  yamlSource(file, readFileSync(new URL(`../tools/${file}`, import.meta.url), 'utf8'))
    .value as Case[];

/** Selects the fields of a value that `shape` has. */
export function pick(value: unknown, shape: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(shape))
    return value.map((item, index) => pick(item, shape[index]));
  if (!isFields(value) || !isFields(shape)) return value ?? null;
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [name, pick(value[name], field)]),
  );
}
