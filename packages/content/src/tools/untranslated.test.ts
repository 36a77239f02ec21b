import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folders';
import { markdownSource, yamlSource } from './sources';
import { changedOriginalLines, hiddenTranslationLines, translationLines } from './untranslated';

const folder = await temporaryFolder();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const commit = () => {
  git('add', '.');
  git('commit', '-qm', 'Change');
};
const sources = [yamlSource('home.yaml', 'lead: Hello'), yamlSource('home.fi.yaml', 'lead: Hei')];
const changedLines = () => changedOriginalLines(sources, folder);

it('lists translations whose original has changed', () => {
  git('init', '-q');
  write('home.yaml', 'lead: Hello');
  write('home.fi.yaml', 'lead: Hei');
  commit();
  expect(changedLines()).toEqual([]);
  write('home.yaml', 'lead: Good morning');
  expect(changedLines()).toEqual([
    'Changed since the translation',
    expect.stringMatching(
      `^  home.fi.yaml: home.yaml has changed; run git -C ${folder} diff \\w+ -- home.yaml$`,
    ),
  ]);
  write('home.fi.yaml', 'lead: Huomenta');
  commit();
  expect(changedLines()).toEqual([]);
});

const site = yamlSource('site.yaml', 'language: en\nlanguages: [en, fi]');
const files = (texts: Readonly<Record<string, string>>) =>
  Promise.all(
    Object.entries(texts).map(([file, text]) =>
      file.endsWith('.md') ? markdownSource(file, text) : yamlSource(file, text),
    ),
  );

it.each<[claim: string, texts: Record<string, string>, lines: string[]]>([
  [
    'untranslated files, the oldest first',
    {
      'posts/new.md': '---\ntitle: New\ndate: 2025-01-01\n---\n\nText',
      'posts/old.md': '---\ntitle: Old\ndate: 2024-01-01\n---\n\nText',
    },
    [
      'posts/old.md: not translated; write posts/old.fi.md',
      'posts/new.md: not translated; write posts/new.fi.md',
    ],
  ],
  [
    'missing pages and untranslated fields',
    {
      'pages.yaml': 'home: { title: Home, lead: Hi }\nabout: { title: About }',
      'pages.fi.yaml': 'home: { title: Koti }',
    },
    ['pages.fi.yaml: still in en: home.lead', 'pages.fi.yaml: only in en: about'],
  ],
  [
    'no file whose YAML is invalid',
    { 'home.yaml': 'introduction: hello: I am', 'home.fi.yaml': 'introduction: Moi' },
    [],
  ],
  [
    'no field derived from the prose',
    {
      'posts/a.md': '---\ntitle: A\nreadTime: 3 Mins\n---\n\nText',
      'posts/a.fi.md': '---\ntitle: Aa\n---\n\nTeksti',
    },
    [],
  ],
])('lists %s', async (_, texts, expected) => {
  const lines = translationLines([site, ...(await files(texts))]);
  const shown = lines.filter((line) => /^ {2}(?:home|pages|posts)\b.*:/.test(line));
  expect(shown.map((line) => line.trim())).toEqual(expected);
});

it.each([
  ['posts/tea.fi.md', 'projects: {}', 'blogs'],
  ['projects/tea.fi.md', 'projects: {}', undefined],
  ['jobs.fi.yaml', 'projects: {}', 'jobs or resume'],
  ['certificates/tea.fi.yaml', 'home: {}', 'certificates or resume'],
  ['certificates/tea.fi.yaml', 'resume: {}', undefined],
  ['home.fi.yaml', 'projects: {}', undefined],
])('warns if no page shows %s (pages.fi.yaml contains %j)', async (file, pages, missing) => {
  const original = 'projects: {}\nblogs: {}\njobs: {}\ncertificates: {}\nresume: {}';
  const sources = await files({ 'pages.yaml': original, 'pages.fi.yaml': pages, [file]: '' });
  const warning = `${file} is not shown: pages.fi.yaml has no ${missing}`;
  expect(hiddenTranslationLines([site, ...sources])).toEqual(missing ? [warning] : []);
});
