import { arabicMessages } from '@portfolio/messages/arabic';
import english from '@portfolio/messages/english' with { type: 'json' };
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { problemLine } from '../explain';
import { folderWith } from '../testing/folders';
import { readMessages, untranslatedLines } from './messages';
import { readInterface } from './readFiles';

it('falls back to English for missing messages', () => {
  expect(readMessages('en-IN', undefined).messages).toEqual(english);
  const { messages } = readMessages('de', { page: { skip: 'Zum Inhalt' } });
  expect(messages).toEqual({ ...english, page: { ...english.page, skip: 'Zum Inhalt' } });
});

const repositories = (forms: object) => ({ activity: { repositories: forms } });

it.each([
  [
    'de',
    { home: { greeting: 'Hallo' } },
    ['home.greeting: unknown field; known fields are pauseTitles, availableFrom'],
  ],
  [
    'de',
    { forms: { copy: '{txt} kopieren' } },
    ['forms.copy: remove the unknown placeholder {txt}', 'forms.copy: keep the placeholder {text}'],
  ],
  [
    'de',
    repositories({ one: '{conut} Repo', other: '{count} Repos' }),
    ['activity.repositories.one: remove the unknown placeholder {conut}'],
  ],
  [
    'ru',
    repositories({ one: 'одно', few: '{count} немного', other: '{count}' }),
    [
      'activity.repositories.many: write it in the site\'s language; in English it is "{count} repositories"',
    ],
  ],
  // Messages never contain millions.
  ['fr', repositories({ one: '{count} dépôt', other: '{count} dépôts' }), []],
  ['fr', repositories({ one: 'un', other: '{count}', many: '{count} de dépôts' }), []],
  ['ar-EG', arabicMessages, []],
])('checks messages in the language %s', (language, own, lines) => {
  const problems = lines.map((line) => `messages.yaml → ${line}`);
  expect(readMessages(language, own).problems.map(problemLine)).toEqual(problems);
});

it('lists messages that are still in English', () => {
  const own = { ...arabicMessages, page: { ...arabicMessages.page, skip: english.page.skip } };
  expect(untranslatedLines('ar', own)).toEqual([
    expect.stringMatching(/^1 of \d{3} messages are still in English/),
    '  page.skip',
  ]);
  expect(untranslatedLines('en-IN', undefined)).toEqual([]);
});

it('a Finnish site shows no English', async () => {
  const file = new URL('../../fixtures/finnish/messages.yaml', import.meta.url);
  const own: unknown = parse(await readFile(file, 'utf8'));
  expect(untranslatedLines('fi', own, undefined, true)).toEqual([]);
});

const readFrom = async (files: Parameters<typeof folderWith>[0]) =>
  readInterface(await folderWith(files));

it('reads the messages in every language, the default first', async () => {
  const { messages, problems } = await readFrom({
    'site.yaml': 'language: sv\nlanguages: [sv, fi, en]\n',
    'messages.yaml': 'page:\n  skip: Till innehållet\n',
    'messages.fi.yaml': 'page:\n  skipp: Siirry sisältöön\n',
  });
  expect(messages.map(([language, { page }]) => [language, page.skip])).toEqual([
    ['sv', 'Till innehållet'],
    ['en', english.page.skip],
  ]);
  expect(problems.map(problemLine)).toEqual([
    'messages.fi.yaml:2 → page.skipp: unknown field; did you mean "skip"?',
  ]);
});
