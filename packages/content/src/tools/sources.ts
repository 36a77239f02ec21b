/** Finds and reads the files in the content folder. */
import { isUtf8 } from 'node:buffer';
import { readdir, readFile, stat } from 'node:fs/promises';
import type { FontSource } from '@portfolio/theme/fontTools';
import { basename, extname, join } from 'node:path';
import type { FieldPath, Problem } from '../explain';
import { readMarkdown, type MarkdownFile } from '../markdown/readMarkdown';
import { isFontFile } from './fonts';
import { readYaml, type YamlFile } from './yaml';
import {
  animatedPictureAdvice,
  pictureExtensions,
  readPictureFile,
  adviceForFormat,
  unreadablePictureAdvice,
  type PictureFile,
} from './pictures';

export interface Source {
  /** Path relative to the content folder, with forward slashes: `projects/notes-app.md`. */
  file: string;
  /** The parsed document or front matter, with its samples marked; undefined for all other files and for unreadable ones. */
  value: unknown;
  lineOf?: YamlFile['lineOf'];
  /** For a file with a merged translation: the file and line that a field comes from. */
  locate?: (path: FieldPath) => Pick<Problem, 'file' | 'line'>;
  markdown?: Omit<MarkdownFile, 'fields' | 'lineOf'>;
  picture?: PictureFile;
  /** The content of an SVG file directly in the content folder. */
  svg?: string;
  font?: FontSource;
  /** The problem that makes the file unreadable. */
  problem?: Problem;
}

/** Folder of files that are published as they are, below the site's root. */
export const publicFolder = 'public/';

/** Lists the URL paths of the files in `public`. */
export const publicPaths = (sources: readonly Source[]): string[] =>
  sources.flatMap(({ file }) =>
    file.startsWith(publicFolder) ? `/${file.slice(publicFolder.length)}` : [],
  );

/** Removes the byte-order mark, which would shift all positions. */
const decodeText = (data: Buffer): string => data.toString().replace(/^\uFEFF/, '');

/** Reads a text file, without its byte-order mark. */
export const readText = async (path: string): Promise<string> => decodeText(await readFile(path));

/** Reads all files in the content folder, or only the wanted ones, and sorts them by name. */
export async function loadSources(
  folder: string,
  isWanted: (file: string) => boolean = () => true,
): Promise<Source[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    // Skips hidden files and folders, such as Obsidian's.
    .filter((file) => !/(?:^|\/)\./.test(file))
    .filter(isWanted)
    .sort();
  return Promise.all(files.map((file) => cachedSource(join(folder, file), file)));
}

/** Lets a later run read only changed files. */
const readSources = new Map<string, { version: string; source: Promise<Source> }>();

async function cachedSource(path: string, file: string): Promise<Source> {
  const { ctimeMs, size } = await stat(path);
  const version = `${ctimeMs} ${size}`;
  const cached = readSources.get(path);
  if (cached?.version === version) return cached.source;
  const source = readSource(path, file);
  readSources.set(path, { version, source });
  return source;
}

async function readSource(path: string, file: string): Promise<Source> {
  if (file.startsWith(publicFolder)) return { file, value: undefined };
  if (/\.(?:md|yaml)$/.test(file)) return textSource(file, await readFile(path));
  if (pictureExtensions.includes(extname(file).toLowerCase())) {
    const picture = await readPictureFile(path, file);
    const svg = /^[^/]+\.svg$/i.test(file) && { svg: await readText(path) };
    if (picture && !picture.isAnimated) return { file, value: undefined, picture, ...svg };
    const expectation = picture ? animatedPictureAdvice : unreadablePictureAdvice;
    return { ...unusablePicture(file, path, expectation), ...svg };
  }
  if (isFontFile(file)) return fontSource(file, await readFile(path));
  const advice = adviceForFormat(file);
  if (advice) return unusablePicture(file, path, advice);
  const [, expectation] = unsupportedExtensions.find(([ending]) => ending.test(file)) ?? [];
  return expectation ? unusableFile(file, expectation) : { file, value: undefined };
}

const unusableFile = (file: string, expectation: string, line?: number): Source => ({
  file,
  value: undefined,
  problem: { file, line, field: '', expectation },
});

/** Keeps the picture, because a missing picture would be reported again for each reference. */
const unusablePicture = (file: string, path: string, expectation: string): Source => ({
  ...unusableFile(file, expectation),
  picture: { file, path, width: 0, bytes: 0, published: { src: '', width: 1, height: 1 } },
});

async function textSource(file: string, data: Buffer): Promise<Source> {
  if (isUtf8(data)) return parseSource(file, decodeText(data));
  const lines = data.toString('latin1').split('\n');
  const line = lines.findIndex((one) => !isUtf8(Buffer.from(one, 'latin1'))) + 1;
  return unusableFile(file, 'save the file as UTF-8; it has another encoding', line);
}

const unsupportedExtensions: readonly (readonly [ending: RegExp, expectation: string])[] = [
  [/\.ts$/, 'convert it to YAML; content files are no longer TypeScript (docs/upgrade.md)'],
  [/\.yml$/, 'rename it; documents end in .yaml'],
  [/\.(?:markdown|mdown|mdx|mkd)$/, 'rename it; entries end in .md'],
];

async function fontSource(file: string, data: Buffer): Promise<Source> {
  // Imports the module on demand, because it loads WebAssembly.
  const { readFont } = await import('@portfolio/theme/fontTools');
  const facts = await readFont(data);
  if (facts) return { file, value: undefined, font: { ...facts, file: basename(file), data } };
  return unusableFile(
    file,
    'save the font again as WOFF2, WOFF, TTF or OTF; the file cannot be read',
  );
}

/** Parses a file's text, which is Markdown or YAML. */
export const parseSource = async (file: string, text: string): Promise<Source> =>
  file.endsWith('.md') ? markdownSource(file, text) : yamlSource(file, text);

export function yamlSource(file: string, text: string): Source {
  let problem: Problem | undefined;
  const report = (line: number, expectation: string) => {
    problem = { file, line, field: '', expectation };
  };
  return { file, ...readYaml(text, report), problem };
}

export async function markdownSource(file: string, text: string): Promise<Source> {
  const { fields, lineOf, ...markdown } = await readMarkdown(text, file);
  return { file, value: fields, lineOf, markdown };
}
