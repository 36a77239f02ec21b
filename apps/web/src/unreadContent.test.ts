/** Every field of the content must be used. */
import * as content from '@portfolio/content';
import { expect, it } from 'vitest';

const readers = import.meta.glob<string>(
  [
    '../{src,prerender,deploy,build}/**/*.{ts,tsx}',
    '../../print/{src,pdf}/**/*.{ts,tsx}',
    '../../../packages/{behaviors,ui}/src/**/*.{ts,tsx}',
    '../../../packages/content/src/{jsonResume,routes,services}.ts',
    '../../../packages/content/src/tools/**/*.ts',
    '!**/*.{test,stories,test-d}.{ts,tsx}',
  ],
  { query: '?raw', import: 'default', eager: true },
);
/** Removes comments, which are no use of a field. */
const code = Object.values(readers)
  .map((text) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''))
  .join('\n');
const words = new Set(code.match(/[A-Za-z_$][\w$]*/g));

/** Yields all nested fields with the path of their first occurrence. */
function* fieldsIn(value: unknown, path: string): Generator<[name: string, path: string]> {
  if (Array.isArray(value)) {
    for (const item of value) yield* fieldsIn(item, `${path}[]`);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, child] of Object.entries(value)) {
      yield [name, `${path}.${name}`];
      yield* fieldsIn(child, `${path}.${name}`);
    }
  }
}

it('every content field is used', () => {
  const unread = new Set<string>();
  for (const [name, document] of Object.entries(content)) {
    for (const [field, path] of fieldsIn(document, name)) if (!words.has(field)) unread.add(path);
  }
  expect([...unread]).toEqual([]);
});

it('every settings group is used', () => {
  const groups = Object.keys(content.settings);
  expect(groups).toContain('detail');
  expect(groups.filter((name) => !new RegExp(`settings\\.${name}\\b`).test(code))).toEqual([]);
});

it('detects an unused field', () => {
  expect(words.has(['nobodyReads', 'This'].join(''))).toBe(false);
});
