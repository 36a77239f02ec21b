import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { locateProblems } from './locate';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locate-'));
  await writeFile(
    join(folder, 'tea.ts'),
    `import { defineDocument, sample } from '@portfolio/content/define';

const kettle = {
  name: 'Kettle',
};

export default defineDocument('tea', {
  title: 'Tea',
  'kinds': [
    sample({
      leaf: 'black',
    }),
    kettle,
  ] as const,
});
`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['title', 8],
  ['kinds[0].leaf', 11],
  ['kinds[1].name', 4],
  // What is missing is found at what should hold it.
  ['kinds[0].cup', 10],
  ['kinds[7]', 9],
  ['', 7],
])('finds %j on line %i', async (field, line) => {
  const problem = { file: 'tea.ts', field, expectation: 'brew it' };
  expect(await locateProblems([problem], folder)).toEqual([{ ...problem, line }]);
});

it('leaves alone what has a line, and what no file is there for', async () => {
  const problems = [
    { file: 'posts/tea.md', line: 3, field: 'date', expectation: 'give a date' },
    { file: 'milk.ts', field: '', expectation: 'write this file' },
  ];
  expect(await locateProblems(problems, folder)).toEqual(problems);
});
