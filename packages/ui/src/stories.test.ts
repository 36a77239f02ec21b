import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);
const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

const stories = files
  .filter((file) => file.endsWith('.stories.tsx'))
  .map(read)
  .join('\n');

/** Files named after their folder, and files that `index.ts` exports. */
const components = files.filter(
  (file) =>
    /(\w+)\/\1(View)?\.tsx$/.test(file) ||
    (/\/[A-Z]\w+\.tsx$/.test(file) && read('index.ts').includes(`'./${file.slice(0, -4)}'`)),
);

it.each(components)('%s is shown in Storybook', (path) => {
  expect(stories).toMatch(
    new RegExp(`^ {2}(component: |subcomponents: \\{[^}]*\\b)${basename(path, '.tsx')}\\b`, 'm'),
  );
});
