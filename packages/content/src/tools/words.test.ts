import { arabicWords } from '@portfolio/words/arabic';
import { en } from '@portfolio/words/en';
import { expect, it } from 'vitest';
import { problemLine } from '../explain';
import { wordsText } from './template/moduleText';
import { readWords, untranslatedLines } from './words';

const problemsOf = (language: string, own: unknown) =>
  readWords(language, own).problems.map(problemLine);

it('takes the bundled words for English, in any country', () => {
  expect(readWords('en', undefined).words).toBe(en);
  expect(readWords('en-IN', undefined).words).toBe(en);
});

it('asks for a file of words in any other language', () => {
  expect(problemsOf('de', undefined)).toEqual([
    'words.ts → write the words of the interface in "de"; the bundled ones are English',
  ]);
});

it('names each missing word, and what it is in English', () => {
  const page = { ...en.page, skip: undefined };
  expect(problemsOf('de', { ...en, page })).toEqual([
    'words.ts → page.skip: write it in the site\'s language; in English it is "Skip to content"',
  ]);
});

it('refuses an unknown word, and a place that nothing fills', () => {
  expect(problemsOf('de', { ...en, home: { ...en.home, greeting: 'Hallo' } })).toEqual([
    'words.ts → home.greeting: unknown field; the known ones are pauseTitles',
  ]);
  const forms = { ...en.forms, copy: '{txt} kopieren' };
  expect(problemsOf('de', { ...en, forms })).toEqual([
    'words.ts → forms.copy: keep the place {text}',
    'words.ts → forms.copy: remove {txt}, which nothing fills',
  ]);
});

it('asks for the plural forms that the language has', () => {
  const repositories = { one: 'одно', few: '{count} немного', other: '{count}' };
  const own = { ...en, activity: { ...en.activity, repositories } };
  expect(problemsOf('ru', own)).toContain(
    'words.ts → activity.repositories.many: write this plural form; in English it is "{count} repositories"',
  );
});

it('does without plural forms of numbers that no site comes to', () => {
  const repositories = { one: '{count} dépôt', other: '{count} dépôts' };
  const inFrench = { ...en, activity: { ...en.activity, repositories } };
  expect(problemsOf('fr', inFrench)).toEqual([]);
  const many = {
    ...inFrench.activity,
    repositories: { ...repositories, many: '{count} de dépôts' },
  };
  expect(problemsOf('fr', { ...inFrench, activity: many })).toEqual([]);
});

it('takes a complete second language', () => {
  expect(readWords('ar-EG', arabicWords)).toEqual({ words: arabicWords, problems: [] });
});

it('begins another language with the English words, in its plural forms, and lists what is not translated', () => {
  const text = wordsText('ar').replace(/^import.*/, 'const defineWords = (words) => words;');
  const begun = new Function(text.replace('export default', 'return'))() as typeof arabicWords;
  expect(readWords('ar', begun).problems).toEqual([]);
  expect(untranslatedLines(begun)).toContainEqual(expect.stringMatching(/^ {2}and \d{3} more$/));
  const { page, print } = arabicWords;
  // A name of paper, the same in both, is none.
  const same = {
    page: { ...page, skip: en.page.skip },
    print: { ...print, letter: en.print.letter },
  };
  const own = { ...arabicWords, ...same };
  expect(untranslatedLines(own)).toEqual([
    expect.stringMatching(/^1 of \d{3} words are as in English \(words\.ts\)/),
    '  page.skip',
  ]);
  expect(untranslatedLines(undefined)).toEqual([]);
});
