/** Lists missing and outdated translations for `content:check`. */
import { execFileSync } from 'node:child_process';
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
  const [first = '', ...others] = languagesOf(sources);
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

/** Returns undefined without git, outside a repository, and in a shallow clone. */
function readHistory(folder: string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 256_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return undefined;
    const log = git('log', '--format=%x00%h', '--name-only', '--relative', '--', '.');
    /** Each file's last commit. `age` is the number of later commits in the folder. */
    const commits = new Map<string, { hash: string; age: number }>();
    for (const [age, commit] of log.split('\0').slice(1).entries()) {
      const [hash = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) if (!commits.has(file)) commits.set(file, { hash, age });
    }
    const edited = git('diff', 'HEAD', '--name-only', '--relative', '--', '.').split('\n');
    return { commits, edited: new Set(edited) };
  } catch {
    return undefined;
  }
}

/** Lists translations whose original has uncommitted changes or was last committed after the translation. */
export function changedOriginalLines(sources: readonly Source[], folder: string): string[] {
  const translations = sources.filter(({ file }) => locationOf(file)?.language);
  const history = translations.length > 0 ? readHistory(folder) : undefined;
  if (!history) return [];
  const { commits, edited } = history;
  const lines = translations.flatMap(({ file }) => {
    const original = originalOf(file);
    const [translationCommit, originalCommit] = [commits.get(file), commits.get(original)];
    if (original === file || !translationCommit || !originalCommit || edited.has(file)) return [];
    if (originalCommit.age >= translationCommit.age && !edited.has(original)) return [];
    return [
      `${file}: ${original} has changed; run git -C ${displayPath(folder)} diff ${translationCommit.hash} -- ${original}`,
    ];
  });
  return withTitle('Changed since the translation', lines);
}
