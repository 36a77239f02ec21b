/** Finds and reads the files of the content folder. */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
}

/**
 * Reads every file below the content folder.
 *
 * @param folder the absolute path of the folder
 * @param isWanted picks the files; all of them when left out
 * @returns the files in the order of their names
 * @throws what a file itself throws while it is evaluated, with the file's name before it
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
    return { file, value: undefined, picture: await readPictureFile(path, file) };
  }
  if (!file.endsWith('.ts')) return { file, value: undefined };
  try {
    const module = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as {
      default?: unknown;
    };
    return { file, value: module.default };
  } catch (cause) {
    throw new Error(`${file}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
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
