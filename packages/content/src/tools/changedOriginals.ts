/** Finds translations that are older than the last change to their original, according to git. */
import { execFileSync } from 'node:child_process';
import { locationOf } from '../documents';
import { folderName } from './folders';
import { titled } from './report';
import type { Source } from './sources';
import { originalOf } from './translate';

/** Each file's last commit, by its path relative to the folder. A lower age is more recent. */
type LastCommits = ReadonlyMap<string, { hash: string; age: number }>;

/** Reads a folder's git history. Returns undefined without git, outside a repository, and in a shallow clone. */
function readHistory(
  folder: string,
): { commits: LastCommits; edited: ReadonlySet<string> } | undefined {
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

/**
 * Lists translations whose original was committed later or has uncommitted changes, with a command that shows the change.
 *
 * @param folder the content folder
 */
export function changedOriginalLines(sources: readonly Source[], folder: string): string[] {
  const translations = sources.filter(({ file }) => locationOf(file)?.language);
  const history = translations.length > 0 ? readHistory(folder) : undefined;
  if (!history) return [];
  const { commits, edited } = history;
  const lines = translations.flatMap(({ file }) => {
    const original = originalOf(file);
    const [own, other] = [commits.get(file), commits.get(original)];
    if (original === file || !own || !other || edited.has(file)) return [];
    if (other.age >= own.age && !edited.has(original)) return [];
    return [
      `${file}: ${original} has changed; run git -C ${folderName(folder)} diff ${own.hash} -- ${original}`,
    ];
  });
  return titled('Changed since the translation', lines);
}
