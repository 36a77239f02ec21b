import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));

/** Files that the package exports and that hold a component, relative to `src`, without their ending. */
const exported = [
  ...readFileSync(join(source, 'index.ts'), 'utf8').matchAll(/^export \* from '\.\/(.+)';$/gm),
]
  .map(([, path = '']) => path)
  .filter((path) => existsSync(join(source, `${path}.tsx`)));

/** Shown by another component's stories, and never without it. */
const shownElsewhere: Readonly<Record<string, string>> = {
  'forms/Field/FieldError': 'Forms/Field',
};

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `cards/Badge/Badge` → `Cards/Badge`: folder and component, as in the sidebar. */
const titleOf = (path: string) => `${capitalised(path.split('/')[0] ?? '')}/${basename(path)}`;

test('the package exports components', () => {
  expect(exported.length).toBeGreaterThan(60);
});

describe('every exported component has stories under its own name', () => {
  test.each(exported.filter((path) => !(path in shownElsewhere)))('%s', (path) => {
    const file = join(source, `${path}.stories.tsx`);
    expect(existsSync(file), `${path}.stories.tsx is missing`).toBe(true);
    const text = readFileSync(file, 'utf8');
    expect(/^ {2}title: '(.+)',$/m.exec(text)?.[1]).toBe(titleOf(path));
    expect(/^ {2}component: (\w+),$/m.exec(text)?.[1]).toBe(basename(path));
    expect(text).toMatch(/^export const \w+: Story = /m);
  });

  test.each(Object.entries(shownElsewhere))('%s is shown in %s', (path, title) => {
    expect(exported).toContain(path);
    expect(exported.map(titleOf)).toContain(title);
  });
});

it('exports every component that has a folder of its own', () => {
  const folders = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name === `${basename(entry.parentPath)}.tsx`)
    .map((entry) => join(entry.parentPath, entry.name).slice(source.length, -'.tsx'.length));
  expect(folders.length).toBeGreaterThan(60);
  expect(folders.filter((path) => !exported.includes(path))).toEqual([]);
});

it('has no stories without a component', () => {
  const stories = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.stories.tsx'))
    .map((entry) => join(entry.parentPath, entry.name));
  const component = (file: string) => join(dirname(file), `${basename(file, '.stories.tsx')}.tsx`);
  expect(stories.filter((file) => !existsSync(component(file)))).toEqual([]);
});
