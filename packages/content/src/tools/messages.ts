/** The texts of the interface in the site's language: checked against the English ones, which stand in for what is missing. */
import type { Messages } from '@portfolio/messages';
import * as english from '@portfolio/messages/english';
import { fill } from '@portfolio/messages/fill';
import { z } from 'zod';
import { explain, type Problem } from '../explain';
import { formatDate } from '../format';
import type { EntryMessages } from '../schemas/article';
import { entity } from '../schemas/common';

/** The file of the content folder with the texts of the interface. */
export const messagesFile = 'messages.yaml';

/** Every text, and every set of plural forms, with its place: `page.darkTheme`. */
function* leavesOf(value: object, path = ''): Generator<[path: string, leaf: unknown]> {
  for (const [key, child] of Object.entries(value)) {
    const place = path ? `${path}.${key}` : key;
    if (typeof child === 'string' || 'other' in child) yield [place, child];
    else yield* leavesOf(child as object, place);
  }
}

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
      Object.entries(model).map(([key, child]) => [key, shapeLike(child, language).optional()]),
    ),
  );
}

/** Takes the owner's text where there is one, and else the English one. */
const overEnglish = (model: Model, own: Model | undefined): Model => {
  if (own === undefined) return model;
  if (typeof model === 'string' || 'other' in model) return own;
  const ownOf = own as { readonly [key: string]: Model };
  return Object.fromEntries(
    Object.entries(model).map(([key, child]) => [key, overEnglish(child, ownOf[key])]),
  );
};

/**
 * Reads the texts of a language: the content folder's own, and English ones where it has none.
 *
 * @param language the BCP 47 tag of the site's language
 * @param own what the content folder's `messages.yaml` says; undefined without one
 * @returns the texts, or every problem that was found
 */
export function readMessages(
  language: string,
  own: unknown = {},
): { messages: Messages; problems: [] } | { messages: undefined; problems: Problem[] } {
  const result = shapeLike(english, language).safeParse(own);
  return result.success
    ? { messages: overEnglish(english, own as Model) as unknown as Messages, problems: [] }
    : { messages: undefined, problems: explain(messagesFile, result.error.issues) };
}

/** So many are named; the others are counted. */
const named = 10;

/** Whether there is anything to translate besides places of values. */
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

/** The name of a paper, which stays in every language. */
const keptPlaces = ['print.letter'];

/**
 * Lists the texts that visitors read in English though the site's language is another: those that `messages.yaml` lacks, or has in
 * English.
 *
 * @param isMultilingual whether the site has several languages, and texts for them
 */
export function untranslatedLines(
  language: string,
  own: unknown,
  file = messagesFile,
  isMultilingual = false,
): string[] {
  if (/^en\b/.test(language)) return [];
  const textsOf = (leaf: unknown) =>
    typeof leaf === 'string' ? [leaf] : Object.values(leaf as object);
  const texts = [...leavesOf(english)].filter(
    ([place]) => isMultilingual || !place.startsWith('languages.'),
  );
  const translated = new Map(leavesOf((own ?? {}) as object));
  const places = texts
    .filter(([place]) => !keptPlaces.includes(place))
    .filter(([place, leaf]) =>
      textsOf(translated.get(place) ?? leaf).some(
        (text) => hasWords(text) && textsOf(leaf).includes(text),
      ),
    )
    .map(([place]) => `  ${place}`);
  if (places.length === 0) return [];
  const more = places.length > named ? [`  and ${places.length - named} more`] : [];
  return [
    `${places.length} of ${texts.length} texts are shown in English: write them in ${file}, unless your language says the same`,
    ...places.slice(0, named),
    ...more,
  ];
}

/** Picks the texts that stand in entries whose authors wrote none. */
export function entryMessagesOf(
  { article, certificates, sharing }: Messages,
  language: string,
): EntryMessages {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return {
    woven: sharing.pattern,
    certificate: certificates.placeholder,
    visit: article.visit,
    // A plain note needs no title.
    callouts: {
      tip: article.tip,
      important: article.important,
      warning: article.warning,
      caution: article.caution,
    },
    date: (iso) => formatDate(iso, language),
    readTime: (minutes) =>
      fill(article.minutes[rules.select(minutes)] ?? article.minutes.other, {
        count: numbers.format(minutes),
      }),
  };
}
