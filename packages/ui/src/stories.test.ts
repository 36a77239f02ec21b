import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

const stories = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map(read)
  .join('\n');

/** Exported component files, relative to `src`, without extension. */
const components = Array.from(
  read('index.ts').matchAll(/^export \* from '\.\/(.+)';$/gm),
  ([, path = '']) => path,
).filter((path) => existsSync(join(import.meta.dirname, `${path}.tsx`)));

it.each(components)('%s is shown in Storybook', (path) => {
  expect(stories).toMatch(
    new RegExp(`^ {2}(component: |subcomponents: \\{[^}]*\\b)${basename(path)}\\b`, 'm'),
  );
});
