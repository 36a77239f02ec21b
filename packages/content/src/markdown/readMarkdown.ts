/**
 * Reads posts and projects: Markdown (CommonMark, GFM, maths) with front matter. At build time it becomes a tree of allowed HTML
 * elements (hast), which page, feed and search render. Visitors download no parser.
 */
import type { Element } from 'hast';
import type { Literal, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { posix } from 'node:path';
import rehypeSanitize from 'rehype-sanitize';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { placeOf } from '../documents';
import { problemLine, type FieldPath, type Problem } from '../explain';
import type { Prose } from '../schemas/article';
import { isSample } from '../tools/samples';
import { readToml } from '../tools/toml';
import { readYaml, type YamlFile } from '../tools/yaml';
import { allowList } from './allowList';
import { blocks } from './blocks';
import { fieldsOfName, readFrontMatter } from './frontMatter';
import { htmlElements } from './html';
import { inlines, marks } from './inlines';
import { compact, countWords, figures, openingOf, sections, tables, videos } from './rehypePlugins';
import { callouts, checks, footnotes, handlers, headings, links, prices } from './remarkPlugins';
import { codeBlocks } from './highlight';
import { shortcodes } from './shortcodes';

/** A link or picture in prose, and its line. */
export interface LinkUse {
  href: string;
  line: number;
  /** The Markdown file that the author named instead of an address, below the content folder. */
  target?: string;
}

declare module 'mdast' {
  interface RootContentMap {
    toml: Literal & { type: 'toml' };
  }
}

declare module 'vfile' {
  interface DataMap {
    ids: Set<string>;
    links: LinkUse[];
    pictures: LinkUse[];
    /** The title of the entry, which names a video without a title. */
    title: unknown;
  }
}

/** A Markdown file as the checks want it. */
export interface MarkdownFile extends Prose {
  /** The fields of the front matter as they are written, samples marked. Undefined when they cannot be read. */
  fields: Record<string, unknown> | undefined;
  /** The line of a field in its file; of a missing one, the line of what it should stand in. */
  lineOf: (path: FieldPath) => number;
  /** Every link of the prose, so that those within the site can be checked. */
  links: LinkUse[];
  /** Every image file that the prose names. */
  pictures: LinkUse[];
  /** The ids of its headings. */
  ids: string[];
  /** Fields of other generators that have no meaning here, as they are printed. */
  omitted: string[];
  /** The mistakes in the prose and in the writing of the front matter. */
  problems: Problem[];
}

/** From Markdown to the elements of a page, plugin by plugin. A new construct is one more plugin, and its element in the allow-list. */
const pipeline = unified()
  .use(remarkParse)
  .use(remarkFrontmatter, ['yaml', 'toml'])
  .use(remarkGfm)
  .use(remarkMath)
  .use(() => prices)
  .use(() => blocks)
  .use(() => shortcodes)
  .use(() => inlines)
  .use(() => marks)
  .use(() => checks)
  .use(() => headings)
  .use(() => links)
  .use(() => callouts)
  .use(() => footnotes)
  .use(remarkRehype, { handlers, allowDangerousHtml: true })
  .use(() => htmlElements)
  .use(() => videos)
  .use(() => figures)
  .use(() => codeBlocks)
  .use(() => tables)
  .use(() => sections)
  .use(rehypeSanitize, allowList)
  .use(() => compact)
  .freeze();

/**
 * Parses a Markdown file.
 *
 * @param text what the file holds
 * @param path its name below the content folder, for links and problems
 * @returns the front matter, unchecked, and the prose with its mistakes
 */
export async function readMarkdown(text: string, path: string): Promise<MarkdownFile> {
  const data = { ids: new Set<string>(), links: [] as LinkUse[], pictures: [] as LinkUse[] };
  const file = new VFile({ value: text, path, data });
  const parsed = pipeline.parse(file);
  const [first] = parsed.children;
  const reportLine = (line: number, reason: string) =>
    void file.message(reason, { place: { line, column: 1 } });
  // It begins on the second line.
  let front: YamlFile = { value: undefined, lineOf: () => 1 };
  if (first?.type === 'yaml') front = readYaml(first.value, reportLine, 1);
  else if (first?.type === 'toml') front = readToml(first.value, reportLine, 1);
  else reportLine(1, 'begin the file with its front matter, between two lines of ---');
  const value = file.messages.length > 0 ? front.value : (front.value ?? {});
  const place = placeOf(path);
  const { fields, written, omitted } =
    typeof value === 'object' && value !== null && !Array.isArray(value) && !isSample(value)
      ? readFrontMatter(
          value as Record<string, unknown>,
          place?.name ?? '',
          place?.language !== undefined,
        )
      : { fields: value, written: new Map<string, string>(), omitted: [] };
  const lineOf = ([name, ...rest]: FieldPath) =>
    front.lineOf(name === undefined ? [] : [written.get(String(name)) ?? name, ...rest]);
  completeTitle(fields as MarkdownFile['fields'], parsed, path);
  file.data.title = (fields as MarkdownFile['fields'])?.['title'];
  const tree = await pipeline.run(parsed, file);
  const opening = openingOf(tree);
  if (path.startsWith('posts/') && fields && opening) {
    const entry = fields as Record<string, unknown>;
    entry['summary'] ??= entry['description'] ?? opening;
  }
  for (const { href, line } of data.links) {
    const fragment = /^#(.+)$/.exec(href)?.[1];
    if (fragment && !data.ids.has(decodeURIComponent(fragment))) {
      reportLine(line, `lead to a heading of this page; there is none with the id "${fragment}"`);
    }
  }
  return {
    ...data,
    fields: fields as MarkdownFile['fields'],
    lineOf,
    sections: tree.children as Element[],
    ids: [...data.ids],
    omitted: omitted.map(({ field, reason }) =>
      problemLine({
        file: path,
        line: front.lineOf([field]),
        field,
        expectation: `left out; ${reason}`,
      }),
    ),
    words: countWords(tree),
    problems: file.messages.map(({ line, reason }) => ({
      file: path,
      line,
      field: '',
      expectation: reason,
    })),
  };
}

/** Gives a post the title and the day that its name says, and takes a heading of one # at its top for the title. */
function completeTitle(fields: MarkdownFile['fields'], tree: Root, path: string): void {
  if (!fields || !path.startsWith('posts/')) return;
  const [file = '', folder = ''] = path.split('/').reverse();
  const named = fieldsOfName(file === 'index.md' ? folder : posix.basename(file, '.md'));
  fields['date'] ??= named.date;
  const at = tree.children.findIndex(({ type }) => type !== 'yaml' && type !== 'toml');
  const top = tree.children[at];
  const heading = top?.type === 'heading' && top.depth === 1 ? toString(top).trim() : undefined;
  const title = fields['title'];
  if (heading && (title === undefined || title === heading)) {
    fields['title'] = heading;
    tree.children.splice(at, 1);
  }
  fields['title'] ??= named.title;
  for (const name of ['date', 'title']) if (fields[name] === undefined) delete fields[name];
}
