import { arabicMessages } from '@portfolio/messages/arabic';
import * as english from '@portfolio/messages/english';
import { expect, it } from 'vitest';
import { problemLine } from '../explain';
import { readMessages, untranslatedLines } from './messages';

const problemsOf = (language: string, own: unknown) =>
  readMessages(language, own).problems.map(problemLine);

it('takes the bundled words for English, in any country', () => {
  expect(readMessages('en', undefined).messages).toEqual({ ...english });
  expect(readMessages('en-IN', undefined).messages).toEqual({ ...english });
});

it('falls back to English for what is not said', () => {
  const { messages } = readMessages('de', { page: { skip: 'Zum Inhalt' } });
  expect(messages?.page).toEqual({ ...english.page, skip: 'Zum Inhalt' });
});

it('refuses an unknown word, and a place that nothing fills', () => {
  expect(problemsOf('de', { ...english, home: { ...english.home, greeting: 'Hallo' } })).toEqual([
    'messages.yaml → home.greeting: unknown field; the known ones are pauseTitles, availableFrom',
  ]);
  const forms = { ...english.forms, copy: '{txt} kopieren' };
  expect(problemsOf('de', { ...english, forms })).toEqual([
    'messages.yaml → forms.copy: keep the place {text}',
    'messages.yaml → forms.copy: remove {txt}, which nothing fills',
  ]);
});

it('asks for the plural forms that the language has', () => {
  const repositories = { one: 'одно', few: '{count} немного', other: '{count}' };
  const own = { ...english, activity: { ...english.activity, repositories } };
  expect(problemsOf('ru', own)).toContain(
    'messages.yaml → activity.repositories.many: write this plural form; in English it is "{count} repositories"',
  );
});

it('does without plural forms of numbers that no site comes to', () => {
  const repositories = { one: '{count} dépôt', other: '{count} dépôts' };
  const inFrench = { ...english, activity: { ...english.activity, repositories } };
  expect(problemsOf('fr', inFrench)).toEqual([]);
  const many = {
    ...inFrench.activity,
    repositories: { ...repositories, many: '{count} de dépôts' },
  };
  expect(problemsOf('fr', { ...inFrench, activity: many })).toEqual([]);
});

it('takes a complete second language', () => {
  expect(readMessages('ar-EG', arabicMessages)).toEqual({ messages: arabicMessages, problems: [] });
});

it('lists what is still shown in English', () => {
  expect(untranslatedLines('ar', undefined)).toContainEqual(
    expect.stringMatching(/^ {2}and \d{3} more$/),
  );
  const own = { ...arabicMessages, page: { ...arabicMessages.page, skip: english.page.skip } };
  expect(untranslatedLines('ar', own)).toEqual([
    expect.stringMatching(/^1 of \d{3} texts are shown in English/),
    '  page.skip',
  ]);
  expect(untranslatedLines('en-IN', undefined)).toEqual([]);
});
