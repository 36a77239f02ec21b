/** Tests the files that `content:init` creates. `commands.test.ts` tests the command. */
import { toText } from 'hast-util-to-text';
import { expect, it } from 'vitest';
import fixture from '../../../fixtures/resume.json' with { type: 'json' };
import { casesIn, pick } from '../../testing/cases';
import { formatProblems } from '../../testing/fixture';
import { assembleContent } from '../content';
import { markdownSource, parseSource } from '../sources';
import { importResume } from './facts';
import { newContent } from './newContent';

const filesFrom = (source: object, language?: string) =>
  newContent(importResume(source).facts, 'content', '2026-01-01', language);

interface Case {
  title: string;
  resume?: object;
  language?: string;
  files?: Record<string, string | string[]>;
  content?: object;
  notImported?: string[];
}

it.each(casesIn<Case>('template/resumes.yaml'))(
  '$title',
  async ({ resume = fixture, language, files = {}, content = {}, notImported = [] }) => {
    expect(importResume(resume).notImported).toEqual(notImported);
    const created = filesFrom(resume, language);
    const sources = Array.from(created, ([file, text]) => parseSource(file, text));
    const [outcome] = assembleContent(await Promise.all(sources));
    expect(formatProblems(outcome.problems)).toEqual([]);
    expect(pick(outcome.content, content)).toEqual(content);
    for (const [file, texts] of Object.entries(files)) {
      const text = created.get(file)?.replace(/\s+/g, ' ');
      for (const part of [texts].flat()) expect(text, file).toContain(part);
    }
  },
);

it.each([
  'List<T> {{ braces }} {% tag %} #tag C# [^1] ^[x] *fast* _now_ ~~no~~ ==so== :tada: x^2^ H~2~O $a$',
  '# heading\n## another\n\n- item\n+ item\n1. one\n2) two\n> quote\n---\n```\n| a | b |\n|-|-|\n: x\nkey:: value',
  '[[link]] ![a](b c.png) [a]: b &amp; \\\\(a = b\\\\) \\* http://a.example www.a.example: <!-- no --> %%no%% ++no++',
])('shows plain text unchanged on project pages: %j', async (text) => {
  const files = filesFrom({ projects: [{ name: 'P', description: text, highlights: [text] }] });
  const { markdown } = await markdownSource('projects/p.md', files.get('projects/p.md')!);
  expect(markdown?.problems).toEqual([]);
  const shown = markdown!.sections.map((section) => toText(section)).join(' ');
  const words = text.split(/\s+/).join(' ');
  expect(shown.split(/\s+/).join(' ')).toBe(`${words} ${words}`);
});

it('reports an invalid document', () => {
  expect(() => importResume({ work: 'everywhere' }, 'resume.json')).toThrow(
    /^resume\.json → work: /,
  );
});
