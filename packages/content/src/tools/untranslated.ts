/** Lists missing translations for `content:check`. */
import { collections, documents, locationOf } from '../documents';
import { messagesFile, untranslatedLines } from './messages';
import { parentPages } from './offPages';
import { titled } from './report';
import type { Source } from './sources';
import { languagesOf, originalOf, untranslatedFields, withPages } from './translate';

/** Documents without text for visitors. */
const documentsWithoutText = new Set<string>(
  [
    documents.settings,
    documents.gitHubSnapshot,
    documents.leetCodeSnapshot,
    documents.services,
    documents.theme,
  ].map(({ file }) => file),
);

const nameIn = (file: string, language: string) => file.replace(/\.(\w+)$/, `.${language}.$1`);

const dateOf = ({ value }: Source) => String((value as { date?: unknown } | undefined)?.date ?? '');

/** Lists files without a translation (oldest first) and untranslated fields, for each language other than the default. */
export function translationLines(sources: readonly Source[]): string[] {
  const [first = '', ...others] = languagesOf(sources);
  const files = new Map(sources.map((source) => [source.file, source]));
  const originals = sources
    .filter(({ file, picture }) => !picture && locationOf(file) && originalOf(file) === file)
    .filter(({ file }) => !documentsWithoutText.has(file) && file !== messagesFile)
    .sort((one, other) => dateOf(one).localeCompare(dateOf(other)));
  return others.flatMap((language) => {
    const lines = originals.flatMap((original) => {
      const file = nameIn(original.file, language);
      const translation = files.get(file);
      if (!translation) return [`${original.file}: not translated; write ${file}`];
      const shown = withPages(original, translation.value);
      const fields = untranslatedFields(shown, translation);
      const pages = Object.keys(original.value as object).filter(
        (page) => !(page in (shown.value as object)),
      );
      return [
        ...(fields.length > 0 ? [`${file}: still in ${first}: ${fields.join(', ')}`] : []),
        ...(pages.length > 0 ? [`${file}: only in ${first}: ${pages.join(', ')}`] : []),
      ];
    });
    const messages = nameIn(messagesFile, language);
    return [
      ...titled(`Not in ${language}`, lines),
      ...untranslatedLines(language, files.get(messages)?.value, messages, true),
    ];
  });
}

/** Pages that show a document, in addition to those of the collections. */
const shownOn: Readonly<Record<string, readonly string[]>> = {
  [documents.jobs.file]: ['jobs', 'resume'],
  [documents.internships.file]: ['internships', 'resume'],
};

/** Lists translations that are not shown, because their language's `pages` document lacks the page. */
export function hiddenTranslationLines(sources: readonly Source[]): string[] {
  const files = new Map(sources.map(({ file, value }) => [file, (value ?? {}) as object]));
  const original = files.get(documents.pages.file) ?? {};
  return sources.flatMap(({ file }) => {
    const { collection, language } = locationOf(file) ?? {};
    if (!language || !languagesOf(sources).slice(1).includes(language)) return [];
    const route = collection && collections[collection].routes[0];
    const page = route && parentPages[route];
    const shown = page ? [page] : (shownOn[originalOf(file)] ?? []);
    const possible = shown.filter((name) => name in original);
    const pages = nameIn(documents.pages.file, language);
    return possible.length === 0 || possible.some((name) => name in (files.get(pages) ?? {}))
      ? []
      : [`${file} is not shown: ${pages} has no ${possible.join(' or ')}`];
  });
}
