import { arabicMessages } from '@portfolio/messages/arabic';
import english from '@portfolio/messages/english' with { type: 'json' };
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { problemLine } from '../explain';
import { folderWith } from '../testing/folders';
import { readMessages, untranslatedLines } from './messages';
import { readInterface } from './readFiles';

const problemsOf = (language: string, own: unknown) =>
  readMessages(language, own).problems.map(problemLine);

it('uses the bundled messages for any variety of English', () => {
  expect(readMessages('en', undefined).messages).toEqual(english);
  expect(readMessages('en-IN', undefined).messages).toEqual(english);
});

it('falls back to English for missing messages', () => {
  const { messages } = readMessages('de', { page: { skip: 'Zum Inhalt' } });
  expect(messages?.page).toEqual({ ...english.page, skip: 'Zum Inhalt' });
});

it('reports unknown messages and placeholders', () => {
  expect(problemsOf('de', { ...english, home: { ...english.home, greeting: 'Hallo' } })).toEqual([
    'messages.yaml → home.greeting: unknown field; known fields are pauseTitles, availableFrom',
  ]);
  const forms = { ...english.forms, copy: '{txt} kopieren' };
  expect(problemsOf('de', { ...english, forms })).toEqual([
    'messages.yaml → forms.copy: keep the placeholder {text}',
    'messages.yaml → forms.copy: remove the unknown placeholder {txt}',
  ]);
});

it('quotes an unknown placeholder in a plural form', () => {
  const repositories = { one: '{conut} Repo', other: '{count} Repos' };
  expect(problemsOf('de', { activity: { repositories } })).toEqual([
    'messages.yaml → activity.repositories.one: use only the placeholders {count}, not {conut}',
  ]);
});

it('requires the plural forms of the language', () => {
  const repositories = { one: 'одно', few: '{count} немного', other: '{count}' };
  const own = { ...english, activity: { ...english.activity, repositories } };
  expect(problemsOf('ru', own)).toContain(
    'messages.yaml → activity.repositories.many: write this plural form; in English it is "{count} repositories"',
  );
});

it('does not require a plural form used only for millions', () => {
  const repositories = { one: '{count} dépôt', other: '{count} dépôts' };
  const inFrench = { ...english, activity: { ...english.activity, repositories } };
  expect(problemsOf('fr', inFrench)).toEqual([]);
  const many = {
    ...inFrench.activity,
    repositories: { ...repositories, many: '{count} de dépôts' },
  };
  expect(problemsOf('fr', { ...inFrench, activity: many })).toEqual([]);
});

it('accepts a complete translation', () => {
  expect(readMessages('ar-EG', arabicMessages)).toEqual({ messages: arabicMessages, problems: [] });
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
    'messages.fi.yaml': 'page:\n  skip: Siirry sisältöön\n',
  });
  expect(problems).toEqual([]);
  expect(messages.map(([language, { page }]) => [language, page.skip])).toEqual([
    ['sv', 'Till innehållet'],
    ['fi', 'Siirry sisältöön'],
    ['en', english.page.skip],
  ]);
});

it('locates problems in translated messages', async () => {
  const { problems } = await readFrom({
    'site.yaml': 'language: en\nlanguages: [en, fi]\n',
    'messages.fi.yaml': 'page:\n  skipp: Siirry sisältöön\n',
  });
  expect(problems.map(problemLine)).toEqual([
    expect.stringMatching(
      /^messages\.fi\.yaml:2 → page\.skipp: unknown field; did you mean "skip"/,
    ),
  ]);
});
