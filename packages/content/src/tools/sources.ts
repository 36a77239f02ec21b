/** Finds and reads the files of the content folder. */
import { readdir, readFile } from 'node:fs/promises';
import type { FontSource } from '@portfolio/theme/fontTools';
import { basename, extname, join } from 'node:path';
import type { Problem } from '../explain';
import { readMarkdown, type MarkdownFile } from '../markdown/readMarkdown';
import { isFontFile } from './fonts';
import { readYaml, type YamlFile } from './yaml';
import {
  animated,
  pictureExtensions,
  readPictureFile,
  refusalOf,
  type PictureFile,
} from './pictures';

export interface Source {
  /** The file, below the content folder, with forward slashes: `projects/notes-app.md`. */
  file: string;
  /** What it holds, its samples marked: a document, or front matter; undefined when it has none. */
  value: unknown;
  /** The line of a field. */
  lineOf?: YamlFile['lineOf'];
  /** The rest of a Markdown file. */
  markdown?: Omit<MarkdownFile, 'fields' | 'lineOf'>;
  /** An image file. */
  picture?: PictureFile;
  /** A font file. */
  font?: FontSource;
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
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    // A folder of a program, like Obsidian's.
    .filter((file) => !/(?:^|\/)\./.test(file))
    .filter(isWanted)
    .sort();
  return Promise.all(files.map((file) => readSource(join(folder, file), file)));
}

async function readSource(path: string, file: string): Promise<Source> {
  if (file.endsWith('.md')) return markdownSource(file, await readFile(path, 'utf8'));
  if (pictureExtensions.includes(extname(file).toLowerCase())) {
    const picture = await readPictureFile(path, file);
    if (picture && !picture.isAnimated) return { file, value: undefined, picture };
    const expectation = picture
      ? animated
      : 'save it as an image again; this is none that can be read';
    return { file, value: undefined, problem: { file, field: '', expectation } };
  }
  if (isFontFile(file)) return fontSource(file, await readFile(path));
  const refusal = refusalOf(file);
  if (refusal) {
    return { file, value: undefined, problem: { file, field: '', expectation: refusal } };
  }
  if (file.endsWith('.yaml')) return yamlSource(file, await readFile(path, 'utf8'));
  if (!file.endsWith('.ts')) return { file, value: undefined };
  const expectation = `write it as ${file.replace(/ts$/, 'yaml')}: documents are YAML now (docs/upgrade.md)`;
  return { file, value: undefined, problem: { file, field: '', expectation } };
}

/** A font file of the content folder, from its bytes. */
async function fontSource(file: string, data: Buffer): Promise<Source> {
  // Only when there is one: reading fonts loads a WebAssembly module.
  const { readFont } = await import('@portfolio/theme/fontTools');
  const facts = await readFont(data);
  if (facts) return { file, value: undefined, font: { ...facts, file: basename(file), data } };
  const expectation = 'save it as WOFF2, WOFF, TTF or OTF again; this is no font that can be read';
  return { file, value: undefined, problem: { file, field: '', expectation } };
}

/** A document of the content folder, or an entry that is one, from its text. */
export function yamlSource(file: string, text: string): Source {
  let problem: Problem | undefined;
  const report = (line: number, expectation: string) => {
    problem = { file, line, field: '', expectation };
  };
  return { file, ...readYaml(text, report), problem };
}

/** Markdown that was read before, by file: whoever reads a folder again after a change waits for the changed file alone. */
const known = new Map<string, { text: string; source: Source }>();

/** A Markdown file of the content folder, from its text. */
export async function markdownSource(file: string, text: string): Promise<Source> {
  const before = known.get(file);
  if (before?.text === text) return before.source;
  const { fields, lineOf, ...markdown } = await readMarkdown(text, file);
  const source = { file, value: fields, lineOf, markdown };
  known.set(file, { text, source });
  return source;
}
