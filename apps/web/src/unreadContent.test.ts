/** What an owner can write must make a difference: nothing in the content may be there for nobody. */
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
/** What a comment mentions is not read. */
const code = Object.values(readers)
  .map((text) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''))
  .join('\n');
const words = new Set(code.match(/[A-Za-z_$][\w$]*/g));

/** The fields of a value and of all that is in it, with the path of one place where each stands. */
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

it('every field of the content is read somewhere', () => {
  const unread = new Set<string>();
  for (const [name, document] of Object.entries(content)) {
    for (const [field, path] of fieldsIn(document, name)) if (!words.has(field)) unread.add(path);
  }
  expect([...unread]).toEqual([]);
});

it('every group of settings is read as such, so that no part keeps times of its own', () => {
  const groups = Object.keys(content.settings);
  expect(groups).toContain('detail');
  expect(groups.filter((name) => !new RegExp(`settings\\.${name}\\b`).test(code))).toEqual([]);
});

it('a field that nothing reads would be found', () => {
  expect(words.has(['nobodyReads', 'This'].join(''))).toBe(false);
});
