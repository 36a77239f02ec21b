/** Tests that content is assembled, and that each mistake is reported with the file, the field and a fix. */
import { expect, it } from 'vitest';
import { casesIn, pick } from '../testing/cases';
import { assembled, contentsAfter, type Edits } from '../testing/fixture';
import type { AssembleOptions } from './content';

interface Mistake {
  problem?: string;
  prose?: string;
  values?: unknown[];
  files?: Edits;
  options?: AssembleOptions;
  problems?: string[];
}

const mistakes = casesIn<Mistake>('mistakes.yaml').flatMap(
  ({ problem = '', prose, values = [], files, options, problems = [] }) => {
    const [, file = '', field = ''] = /^([^:\s]+)\S* → (\S+):/.exec(problem) ?? [];
    const edits: Edits[] = [
      ...values.map((value) => ({ [file]: { [field]: value } })),
      ...(prose ? [{ 'projects/singing-kettle.md': { prose } }] : []),
    ];
    return [
      ...edits.map((edit) => ({ edit, options, problems: [problem] })),
      ...(files ? [{ edit: files, options, problems }] : []),
    ];
  },
);

it.each(mistakes)('$problems.0', async ({ edit, options, problems }) => {
  expect((await assembled(edit, options)).lines).toEqual(
    problems.map((line) =>
      line.endsWith('…') ? expect.stringContaining(line.slice(0, -1)) : line,
    ),
  );
});

interface Example {
  title: string;
  files: Edits;
  options?: AssembleOptions;
  content: object;
  finnish?: object;
}

it.each(casesIn<Example>('examples.yaml'))(
  '$title',
  async ({ files, options, content, finnish }) => {
    const contents = await contentsAfter(files, { today: '2026-01-01', ...options });
    const expected = finnish ? [content, finnish] : [content];
    expect(pick(contents, expected)).toEqual(expected);
  },
);
