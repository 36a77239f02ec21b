/** Finds and reads the files of the content folder. */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Problem } from '../explain';
import { readMarkdown, type MarkdownFile } from '../markdown/readMarkdown';
import { pictureExtensions, readPictureFile, type PictureFile } from './pictures';

export interface Source {
  /** The file, below the content folder, with forward slashes: `projects/notes-app.md`. */
  file: string;
  /** What it holds: its default export, or its front matter; undefined when it has none. */
  value: unknown;
  /** The rest of a Markdown file. */
  markdown?: Omit<MarkdownFile, 'fields'>;
  /** An image file. */
  picture?: PictureFile;
  /** Why nothing of the file could be read. */
  problem?: Problem;
}

/**
 * Reads every file below the content folder.
 *
 * @param folder the absolute path of the folder
 * @param isWanted picks the files; all of them when left out
 * @returns the files in the order of their names
 */
export async function loadSources(
  folder: string,
  isWanted: (file: string) => boolean = () => true,
): Promise<Source[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(isWanted)
    .sort();
  return Promise.all(files.map((file) => readSource(join(folder, file), file)));
}

async function readSource(path: string, file: string): Promise<Source> {
  if (file.endsWith('.md')) return markdownSource(file, await readFile(path, 'utf8'));
  if (pictureExtensions.includes(extname(file).toLowerCase())) {
    const picture = await readPictureFile(path, file);
    if (picture) return { file, value: undefined, picture };
    const expectation = 'save it as an image again; this is none that can be read';
    return { file, value: undefined, problem: { file, field: '', expectation } };
  }
  if (!file.endsWith('.ts')) return { file, value: undefined };
  try {
    const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
      default?: unknown;
    };
    return { file, value: module.default };
  } catch (cause) {
    return { file, value: undefined, problem: moduleProblem(file, cause) };
  }
}

/** What a module's own mistake says: the compiler's first message and its line, or what the module threw. */
function moduleProblem(file: string, cause: unknown): Problem {
  const message = stripVTControlCharacters(cause instanceof Error ? cause.message : String(cause));
  const [, line, mistake] = /:(\d+):\d+: ERROR: (.*)/.exec(message) ?? [];
  return {
    file,
    field: '',
    expectation: `write TypeScript: ${mistake ?? message}`,
    ...(line && { line: Number(line) }),
  };
}

/** Markdown that was read before, by file: whoever reads a folder again after a change waits for the changed file alone. */
const known = new Map<string, { text: string; source: Source }>();

/** A Markdown file of the content folder, from its text. */
export async function markdownSource(file: string, text: string): Promise<Source> {
  const before = known.get(file);
  if (before?.text === text) return before.source;
  const { fields, ...markdown } = await readMarkdown(text, file);
  const source = { file, value: fields, markdown };
  known.set(file, { text, source });
  return source;
}
