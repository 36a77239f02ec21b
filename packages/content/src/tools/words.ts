/** The words of the interface: those of the site's language, checked against the English ones. */
import { en } from '@portfolio/words/en';
import { leavesOf } from '@portfolio/words/vite';
import { fill, type Words } from '@portfolio/words';
import { z } from 'zod';
import { explain, type Problem } from '../explain';
import type { EntryWords } from '../schemas/article';
import { entity } from '../schemas/common';

/** The file of the content folder that has the words of a language which is not bundled. */
export const wordsFile = 'words.ts';

type Model = string | { readonly [key: string]: Model };

const placesOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

const textLike = (model: string) => {
  const places = placesOf(model);
  const expectation = `write it in the site's language; in English it is "${model}"`;
  return z.string({ error: expectation }).superRefine((text, context) => {
    const missing = places.filter((place) => !text.includes(place));
    const unknown = placesOf(text).filter((place) => !places.includes(place));
    if (text !== text.trim() || text === '') context.addIssue(expectation);
    if (missing.length > 0) context.addIssue(`keep the place ${missing.join(', ')}`);
    if (unknown.length > 0) context.addIssue(`remove ${unknown.join(', ')}, which nothing fills`);
  });
};

/**
 * The plural forms that a language needs: those of whole numbers that a site comes to, and `other`, which stands in for a form that is
 * left out, like the French one for millions.
 *
 * @param language its BCP 47 tag
 */
export function pluralForms(language: string): Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(language);
  const used = new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)));
  return rules
    .resolvedOptions()
    .pluralCategories.filter((form) => used.has(form) || form === 'other');
}

/** Counted words: a text for each form that the language needs. A form may do without the number, or say nothing at all. */
const formsLike = (model: string, language: string) => {
  const places = placesOf(model);
  const text = z
    .string({ error: `write this plural form; in English it is "${model}"` })
    .refine((value) => placesOf(value).every((place) => places.includes(place)), {
      error: `use no other places than ${places.join(', ')}`,
    });
  const needed = pluralForms(language);
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return entity(
    Object.fromEntries(
      pluralCategories.map((form) => [form, needed.includes(form) ? text : text.optional()]),
    ),
  );
};

function shapeLike(model: Model, language: string): z.ZodType {
  if (typeof model === 'string') return textLike(model);
  if (typeof model['other'] === 'string') return formsLike(model['other'], language);
  return entity(
    Object.fromEntries(
      Object.entries(model).map(([key, child]) => [key, shapeLike(child, language)]),
    ),
  );
}

/**
 * Finds the words of a language: the content folder's own, or the bundled English ones.
 *
 * @param language the BCP 47 tag of the site's language
 * @param own what the content folder's `words.ts` exports; undefined without one
 * @returns the words, or every problem that was found
 */
export function readWords(
  language: string,
  own: unknown,
): { words: Words; problems: [] } | { words: undefined; problems: Problem[] } {
  if (own === undefined) {
    if (/^en\b/.test(language)) return { words: en, problems: [] };
    const expectation = `write the words of the interface in "${language}"; the bundled ones are English`;
    return { words: undefined, problems: [{ file: wordsFile, field: '', expectation }] };
  }
  const result = shapeLike(en, language).safeParse(own);
  return result.success
    ? { words: own as Words, problems: [] }
    : { words: undefined, problems: explain(wordsFile, result.error.issues) };
}

/** So many are named; the others are counted. */
const named = 10;

/** Whether there is anything to translate besides places of values. */
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

/** The name of a paper, which stays in every language. */
const keptPlaces = ['.print.letter'];

/** Lists the words of `words.ts` that are as they are in English: visitors read them in English until they are translated. */
export function untranslatedLines(own: unknown): string[] {
  const textsOf = (leaf: unknown) =>
    typeof leaf === 'string' ? [leaf] : Object.values(leaf as object);
  const english = new Map(leavesOf('', en));
  const leaves = [...leavesOf('', (own ?? {}) as object)];
  const places = leaves
    .filter(([place]) => !keptPlaces.includes(place))
    .filter(([place, leaf]) =>
      textsOf(leaf).some((text) => hasWords(text) && textsOf(english.get(place)).includes(text)),
    )
    .map(([place]) => `  ${place.slice(1)}`);
  if (places.length === 0) return [];
  const more = places.length > named ? [`  and ${places.length - named} more`] : [];
  return [
    `${places.length} of ${leaves.length} words are as in English (${wordsFile}), and shown so: translate them, unless your language says the same`,
    ...places.slice(0, named),
    ...more,
  ];
}

/** Picks, of the words of a language, what entries say where their authors have left that to the site. */
export function entryWordsOf(
  { article, certificates, sharing }: Words,
  language: string,
): EntryWords {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return {
    woven: sharing.pattern,
    certificate: certificates.standIn,
    visit: article.visit,
    // A plain note needs no title.
    callouts: {
      tip: article.tip,
      important: article.important,
      warning: article.warning,
      caution: article.caution,
    },
    readTime: (minutes) =>
      fill(article.minutes[rules.select(minutes)] ?? article.minutes.other, {
        count: numbers.format(minutes),
      }),
  };
}
