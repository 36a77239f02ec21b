/** Checks the owner's interface messages, and falls back to English. */
import type { Messages } from '@portfolio/messages';
import english from '@portfolio/messages/english' with { type: 'json' };
import { fill } from '@portfolio/messages/fill';
import { z } from 'zod';
import { explain, type Problem } from '../explain';
import { formatDate } from '../format';
import type { EntryMessages } from '../schemas/article';
import { entity } from '../schemas/common';

export const messagesFile = 'messages.yaml';

/** Yields every message or set of plural forms with its path: `page.darkTheme`. */
function* leafPaths(value: object, path = ''): Generator<[path: string, leaf: unknown]> {
  for (const [key, child] of Object.entries(value)) {
    const childPath = path ? `${path}.${key}` : key;
    if (typeof child === 'string' || 'other' in child) yield [childPath, child];
    else yield* leafPaths(child as object, childPath);
  }
}

type Model = string | { readonly [key: string]: Model };

const placeholdersOf = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

/** A message about a language may contain the language's inflected name ("suomeksi") in place of the placeholder. */
const mayOmitPlaceholders = (model: string) =>
  Object.values<string>(english.languages).includes(model);

/** Creates a schema for a message or a plural form. A plural form may be empty or omit the number. */
const messageSchema = (model: string, isPluralForm = false) => {
  const expectation = `write it in the site's language; in English it is "${model}"`;
  return z.string({ error: expectation }).superRefine((text, context) => {
    const [known, used] = [placeholdersOf(model), placeholdersOf(text)];
    const missing = known.filter((one) => !used.includes(one));
    const unknown = used.filter((one) => !known.includes(one));
    if (unknown.length > 0)
      context.addIssue(`remove the unknown placeholder ${unknown.join(', ')}`);
    if (isPluralForm) return;
    if (text !== text.trim() || text === '') context.addIssue(expectation);
    if (missing.length > 0 && !mayOmitPlaceholders(model))
      context.addIssue(`keep the placeholder ${missing.join(', ')}`);
  });
};

/** Creates a schema for a message's plural forms. */
const pluralFormsSchema = (model: string, language: string) => {
  const text = messageSchema(model, true);
  const rules = new Intl.PluralRules(language);
  // Forms used only for millions or fractions are optional, because messages never contain such numbers.
  const needed = new Set<string>(['other']);
  for (let count = 0; count <= 200; count += 1) needed.add(rules.select(count));
  const forms = rules.resolvedOptions().pluralCategories;
  return entity(
    Object.fromEntries(forms.map((form) => [form, needed.has(form) ? text : text.optional()])),
  );
};

/** Creates a schema for messages. Missing ones are in English. */
function messagesSchema(model: Model, language: string): z.ZodType {
  if (typeof model === 'string') return messageSchema(model).default(model);
  if (typeof model['other'] === 'string') {
    return pluralFormsSchema(model['other'], language).default(model as Record<string, string>);
  }
  const fields = Object.entries(model).map(([key, child]) => [
    key,
    messagesSchema(child, language),
  ]);
  return entity(Object.fromEntries(fields) as Record<string, z.ZodType>).prefault({});
}

/** Schemas by language. Creating one takes longer than reading all other files. */
const schemas: Record<string, z.ZodType> = {};

/** Reads a language's interface messages. Returns the messages, or undefined and all problems. */
export function readMessages(
  language: string,
  own: unknown,
): { messages: Messages | undefined; problems: Problem[] } {
  const schema = (schemas[language] ??= messagesSchema(english, language));
  const { data, error } = schema.safeParse(own);
  return { messages: data as Messages, problems: error ? explain(messagesFile, error.issues) : [] };
}

const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

/** Paths of messages that are the same in every language, such as names of paper sizes. */
const languageIndependentPaths = ['print.letter'];

/**
 * Lists messages that are still in English on a site in another language: missing from `messages.yaml`, or untranslated there.
 *
 * @param isMultilingual true for a site with several languages, which also needs the messages under `languages`
 */
export function untranslatedLines(
  language: string,
  own: unknown,
  file = messagesFile,
  isMultilingual = false,
): string[] {
  if (/^en\b/.test(language)) return [];
  const messagesIn = (leaf: unknown) =>
    typeof leaf === 'string' ? [leaf] : Object.values(leaf as object);
  const translatable = [...leafPaths(english)].filter(
    ([path]) => isMultilingual || !path.startsWith('languages.'),
  );
  const translated = new Map(leafPaths((own ?? {}) as object));
  const paths = translatable
    .filter(([path]) => !languageIndependentPaths.includes(path))
    .filter(([path, leaf]) =>
      messagesIn(translated.get(path) ?? leaf).some(
        (text) => hasWords(text) && messagesIn(leaf).includes(text),
      ),
    )
    .map(([path]) => `  ${path}`);
  if (paths.length === 0) return [];
  return [
    `${paths.length} of ${translatable.length} messages are still in English: translate them in ${file}, unless they are the same in your language`,
    ...paths,
  ];
}

/** Returns the texts that the build adds to entries, such as callout titles and read times. */
export function entryMessagesOf(
  { article, certificates, preview, sharing }: Messages,
  language: string,
): EntryMessages {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return {
    woven: sharing.pattern,
    certificate: certificates.placeholder,
    visit: article.visit,
    draft: preview.draft,
    // A callout of the kind `note` has no default title.
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
