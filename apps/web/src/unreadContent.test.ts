/** What an owner can write must make a difference: nothing in the content may be there for nobody. */
import * as content from '@portfolio/content';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const readers = [
  'apps/web/src',
  'apps/web/prerender',
  'apps/web/deploy',
  'apps/web/build',
  'apps/print/src',
  'apps/print/pdf',
  'packages/behaviors/src',
  'packages/ui/src',
  'packages/content/src/jsonResume.ts',
  'packages/content/src/routes.ts',
  'packages/content/src/services.ts',
  'packages/content/src/tools',
];

/** What a comment mentions is not read. */
const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

function* sourcesIn(path: string): Generator<string> {
  if (/\.tsx?$/.test(path)) {
    if (!/\.(test|stories|test-d)\.tsx?$/.test(path)) yield readFileSync(path, 'utf8');
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (entry.isDirectory() || /\.tsx?$/.test(entry.name)) yield* sourcesIn(join(path, entry.name));
  }
}

const code = readers
  .flatMap((path) => [...sourcesIn(join(root, path))].map(withoutComments))
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
