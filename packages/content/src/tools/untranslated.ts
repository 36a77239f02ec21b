/** Lists missing and outdated translations for `content:check`. */
import { execFileSync, type StdioOptions } from 'node:child_process';
import { collections, documents, locationOf } from '../documents';
import { displayPath } from './folders';
import { messagesFile, untranslatedLines } from './messages';
import { parentPages } from './disabledPages';
import { withTitle } from './report';
import type { Source } from './sources';
import { languagesOf, originalOf, untranslatedFields, withPages } from './translate';

const documentsWithoutText = new Set<string>(
  [
    documents.settings,
    documents.gitHubSnapshot,
    documents.leetCodeSnapshot,
    documents.services,
    documents.theme,
  ].map(({ file }) => file),
);

const translationFileOf = (file: string, language: string) =>
  file.replace(/\.(\w+)$/, `.${language}.$1`);

const dateOf = ({ value }: Source) => String((value as { date?: unknown } | undefined)?.date ?? '');

/** Lists files without a translation (oldest first) and untranslated fields, for each language other than the default. */
export function translationLines(sources: readonly Source[]): string[] {
  const [first, ...others] = languagesOf(sources);
  const files = new Map(sources.map((source) => [source.file, source]));
  const originals = sources
    .filter(({ file, picture }) => !picture && locationOf(file) && originalOf(file) === file)
    // A file that is not valid YAML has no value.
    .filter(({ value }) => value !== undefined && value !== null)
    .filter(({ file }) => !documentsWithoutText.has(file) && file !== messagesFile)
    .sort((one, other) => dateOf(one).localeCompare(dateOf(other)));
  return others.flatMap((language) => {
    const lines = originals.flatMap((original) => {
      const file = translationFileOf(original.file, language);
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
    const translationFile = translationFileOf(messagesFile, language);
    return [
      ...withTitle(`Not in ${language}`, lines),
      ...untranslatedLines(language, files.get(translationFile)?.value, translationFile, true),
    ];
  });
}

/** For each document or collection that several pages show, the names of those pages. */
const shownOn: Readonly<Record<string, readonly string[]>> = {
  certificates: ['certificates', 'resume'],
  [documents.jobs.file]: ['jobs', 'resume'],
  [documents.internships.file]: ['internships', 'resume'],
};

/** Lists translations that no page shows. */
export function hiddenTranslationLines(sources: readonly Source[]): string[] {
  const values = new Map(sources.map(({ file, value }) => [file, (value ?? {}) as object]));
  const originalPages = values.get(documents.pages.file) ?? {};
  return sources.flatMap(({ file }) => {
    const { collection, language } = locationOf(file) ?? {};
    if (!language || !languagesOf(sources).slice(1).includes(language)) return [];
    const route = collection && collections[collection].routes[0];
    const page = route && parentPages[route];
    const pageNames = shownOn[collection ?? originalOf(file)] ?? (page ? [page] : []);
    const possible = pageNames.filter((name) => name in originalPages);
    const pagesFile = translationFileOf(documents.pages.file, language);
    return possible.length === 0 || possible.some((name) => name in (values.get(pagesFile) ?? {}))
      ? []
      : [`${file} is not shown: ${pagesFile} has no ${possible.join(' or ')}`];
  });
}

/** Runs git in a folder. Returns its output; an empty string without git or outside a repository. */
function gitIn(folder: string, ...args: string[]): string {
  try {
    const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio }).trim();
  } catch {
    return '';
  }
}

/** Lists translations whose original differs from its version at the translation's last commit. */
export function changedOriginalLines(sources: readonly Source[], folder: string): string[] {
  const lines = sources.flatMap(({ file }) => {
    const original = originalOf(file);
    if (original === file || gitIn(folder, 'diff', 'HEAD', '--name-only', '--', file)) return [];
    const commit = gitIn(folder, 'log', '-1', '--format=%h', '--', file);
    return commit && gitIn(folder, 'diff', commit, '--name-only', '--', original)
      ? [
          `${file}: ${original} has changed; run git -C ${displayPath(folder)} diff ${commit} -- ${original}`,
        ]
      : [];
  });
  return withTitle('Changed since the translation', lines);
}
