/** What `content:check` says of translations. */
import { documents, placeOf } from '../documents';
import { messagesFile, untranslatedLines } from './messages';
import type { Source } from './sources';
import { languagesOf, originalOf, untranslatedFields } from './translate';

/** Documents without a text for visitors. */
const wordless = new Set<string>(
  [
    documents.settings,
    documents.gitHubSnapshot,
    documents.leetCodeSnapshot,
    documents.services,
  ].map(({ file }) => file),
);

/** Fields that are named for a file; the others are counted. */
const named = 3;

const nameIn = (file: string, language: string) => file.replace(/\.(\w+)$/, `.${language}.$1`);

const dateOf = ({ value }: Source) => String((value as { date?: unknown } | undefined)?.date ?? '');

/** Lists, for each language besides the default, files without a translation, the oldest first, and texts that a translation lacks. */
export function translationLines(sources: readonly Source[]): string[] {
  const [first = '', ...others] = languagesOf(sources);
  const files = new Map(sources.map((source) => [source.file, source]));
  const originals = sources
    .filter(({ file, picture }) => !picture && placeOf(file) && originalOf(file) === file)
    .filter(({ file }) => !wordless.has(file) && file !== messagesFile)
    .sort((one, other) => dateOf(one).localeCompare(dateOf(other)));
  return others.flatMap((language) => {
    const lines = originals.flatMap((original) => {
      const file = nameIn(original.file, language);
      const translation = files.get(file);
      if (!translation) return [`  ${original.file}: not translated; write ${file}`];
      const fields = untranslatedFields(original, translation);
      if (fields.length === 0) return [];
      const more = fields.length > named ? ` and ${fields.length - named} more` : '';
      return [`  ${file}: still in ${first}: ${fields.slice(0, named).join(', ')}${more}`];
    });
    const messages = nameIn(messagesFile, language);
    return [
      ...(lines.length > 0 ? [`Not in ${language}`, ...lines] : []),
      ...untranslatedLines(language, files.get(messages)?.value, messages, true),
    ];
  });
}
