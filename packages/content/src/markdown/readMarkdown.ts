/**
 * Parses Markdown files (CommonMark, GFM, maths) with front matter. The result is a tree of allowed HTML elements (hast), which pages,
 * feeds and search render. Visitors do not download a parser.
 */
import type { Element } from 'hast';
import type { Literal, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { posix } from 'node:path';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { locationOf } from '../documents';
import { fieldName, fieldPath, problemLine, type FieldPath, type Problem } from '../explain';
import { replaceParts } from '../replaceParts';
import type { Prose } from '../schemas/article';
import { blockNames } from '../schemas/blocks';
import { isFields } from '../tools/samples';
import { readYaml, type YamlFile } from '../tools/yaml';
import { blocks, htmlText, inlineParser, parseField } from './blocks';
import { diagrams } from './diagrams';
import { parseFileName, readFrontMatter, readToml } from './frontMatter';
import { htmlElements } from './html';
import { inlines, marks, withEmoji } from './inlines';
import { compact, countWords, figures, openingOf, sections, tables, videos } from './rehypePlugins';
import {
  callouts,
  checks,
  escapes,
  formulas,
  handlers,
  headings,
  headingText,
  links,
  prices,
} from './remarkPlugins';
import { codeBlocks, codeClasses } from './highlight';
import { shortcodes, templateTag, withFences } from './shortcodes';

/** A link in prose, with its line. */
export interface LinkUse {
  href: string;
  line: number;
  /** The linked Markdown file, relative to the content folder, or a wikilink such as `[[tide-clock]]`. */
  target?: string;
}

/** An image file or a drawing in prose, with its line. */
interface PictureUse {
  picture: { src: unknown } | { art: unknown };
  line: number;
}

declare module 'mdast' {
  interface RootContentMap {
    toml: Literal & { type: 'toml' };
  }
}

declare module 'vfile' {
  interface DataMap {
    /** Markdown with a placeholder definition for each of the file's footnotes and link labels. */
    definitions: string;
    ids: Set<string>;
    links: LinkUse[];
    pictures: PictureUse[];
    /** The entry's title, used for a video that has neither its own title nor a heading above it. */
    title: unknown;
  }
}

/** A parsed Markdown file. */
export interface MarkdownFile extends Prose {
  /** Unvalidated front matter with marked samples; undefined if the front matter cannot be parsed. */
  fields: Record<string, unknown> | undefined;
  /** Returns the line of a field, or of its parent if the field is missing. */
  lineOf: (path: FieldPath) => number;
  /** The name that the author wrote for each converted field and each alias (`aliases[1]`). */
  writtenNames: ReadonlyMap<string, string>;
  /** Links in the prose. Internal links are checked later. */
  links: LinkUse[];
  pictures: PictureUse[];
  /** Heading ids. */
  ids: string[];
  /** Messages about ignored fields from other generators, and about code in unknown languages. */
  omitted: string[];
  /** Mistakes in the prose, and syntax errors in the front matter. */
  problems: Problem[];
}

const mathNames =
  'annotation maction math menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace ' +
  'msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover semantics none';

/** MathML attributes allowed in prose. Excludes `style`, because the content security policy blocks inline styles. */
const mathProperties =
  'accent accentunder columnalign columnspan depth display displaystyle fence form height largeop linethickness lspace ' +
  'mathvariant maxsize minsize movablelimits rowSpan rspace scriptlevel separator stretchy symmetric voffset width';

const mathElements = mathNames.split(' ');

const svgElements =
  'circle defs ellipse g line marker path polygon polyline rect svg text tspan'.split(' ');

/** SVG properties allowed in prose. Excludes the diagram renderer's classes and styles, because the page sets the colours. */
const svgProperties = (
  'cx cy d dy fill fontSize fontStyle fontWeight height id markerEnd markerHeight markerStart markerWidth orient points r refX ' +
  'refY rx ry stroke strokeDasharray strokeLinecap strokeLinejoin strokeWidth textAnchor textDecoration transform viewBox width x ' +
  'x1 x2 y y1 y2'
).split(' ');

const dataBlock: [string, ...string[]] = ['dataBlock', ...blockNames, 'diagram'];

/** Elements and properties allowed in prose. All others are dropped. */
const allowList: Options = {
  tagNames: [
    ...'a abbr aside blockquote br caption code del details div em figcaption figure footer h2 h3 h4 hr img input kbd'.split(
      ' ',
    ),
    ...'li mark ol p pre section small span strong sub summary sup table tbody td th thead time tr ul video'.split(
      ' ',
    ),
    ...mathElements,
    ...svgElements,
  ],
  attributes: {
    ...Object.fromEntries(mathElements.map((name) => [name, mathProperties.split(' ')])),
    ...Object.fromEntries(svgElements.map((name) => [name, svgProperties])),
    mtable: [...mathProperties.split(' '), ['className', 'tml-jot']],
    mtd: [...mathProperties.split(' '), ['className', 'tml-left', 'tml-right']],
    a: ['href', 'id', 'needsTitle', ['role', 'doc-noteref']],
    abbr: ['title'],
    aside: ['dataKind', 'dataFold', 'title'],
    details: ['open', dataBlock],
    div: ['id'],
    figure: ['dataLanguage', dataBlock, 'title'],
    h3: ['id'],
    h4: ['id'],
    img: ['src', 'art', 'alt'],
    input: ['type', 'disabled', 'checked'],
    ol: ['start', dataBlock],
    section: ['id'],
    span: [['className', ...codeClasses]],
    td: ['dataAlign'],
    th: ['scope', 'dataAlign'],
    time: ['dateTime'],
    ul: [dataBlock],
    video: ['href', 'provider', 'player', 'kind'],
  },
  protocols: { href: ['http', 'https', 'mailto'], player: ['https'] },
  // Keeps ids without the default prefix, so that links to them work. The plugins keep ids unique.
  clobber: [],
};

/** Converts Markdown to elements. To add a construct, add its plugin here and its element to the allow-list. */
const pipeline = unified()
  .use(remarkParse)
  .use(escapes)
  .use(remarkFrontmatter, ['yaml', 'toml'])
  .use(remarkGfm, { singleTilde: false })
  .use(remarkMath)
  .use(() => prices)
  .use(() => formulas)
  .use(() => blocks)
  .use(() => htmlText)
  .use(() => shortcodes)
  .use(() => inlines)
  .use(() => marks)
  .use(() => checks)
  .use(() => headings)
  .use(() => links)
  .use(() => callouts)
  .use(remarkRehype, { handlers, allowDangerousHtml: true })
  .use(() => htmlElements)
  .use(() => videos)
  .use(() => figures)
  .use(() => diagrams)
  .use(() => codeBlocks)
  .use(() => tables)
  .use(() => sections)
  .use(rehypeSanitize, allowList)
  .use(() => compact)
  .freeze();

/** Matches fields that are shown as plain text. */
const textFields = /^(?:title|name|subtitle|summary|description|lead)$/;

/** Parses a Markdown file. `path` is relative to the content folder. */
export async function readMarkdown(text: string, path: string): Promise<MarkdownFile> {
  const data = { ids: new Set<string>(), links: [] as LinkUse[], pictures: [] as PictureUse[] };
  const file = new VFile({ value: withFences(text), path, data });
  const parsed = pipeline.parse(file);
  const [first] = parsed.children;
  const reportLine = (line: number, reason: string) =>
    void file.message(reason, { place: { line, column: 1 } });
  // One line, `---` or `+++`, precedes the fields.
  let front: YamlFile = { value: undefined, lineOf: () => 1 };
  if (first?.type === 'yaml') front = readYaml(first.value, reportLine, 1);
  else if (first?.type === 'toml') front = readToml(first.value, reportLine, 1);
  else {
    const [fence] = /^(?:---|\+\+\+)(?=[^\S\n]*\n)/.exec(text) ?? [];
    const expectation = fence
      ? `close the front matter with a line of ${fence} below the fields`
      : 'start the file with front matter between two lines of ---';
    reportLine(1, expectation);
  }
  const value = front.value ?? {};
  if (!isFields(value)) reportLine(2, 'write fields in the front matter, like title: Tea clock');
  const location = locationOf(path);
  const { fields, writtenNames, omitted } =
    isFields(value) && file.messages.length === 0
      ? readFrontMatter(value, location?.name ?? '', location?.language !== undefined)
      : { fields: undefined, writtenNames: new Map<string, string>(), omitted: [] };
  const lineOf = (field: FieldPath) => {
    const [name, ...rest] = field;
    const written = writtenNames.get(fieldName(field));
    if (name === undefined || written !== undefined) return front.lineOf(fieldPath(written ?? ''));
    return front.lineOf([writtenNames.get(String(name)) ?? name, ...rest]);
  };
  replaceParts(fields, (part, field) => {
    const [tag] = (typeof part === 'string' && templateTag.exec(part)) || [];
    if (tag) reportLine(lineOf(field), `replace ${tag} with its value; this site has no templates`);
    return undefined;
  });
  if (fields && 'expiryDate' in fields) {
    delete fields['expiryDate'];
    reportLine(
      lineOf(['expiryDate']),
      'remove expiryDate, and write draft: true on that day; a static site cannot remove a post by itself',
    );
  }
  for (const [name, value] of Object.entries(fields ?? {})) {
    if (fields && typeof value === 'string' && textFields.test(name)) {
      fields[name] = plainText(value, lineOf([name]), file);
    }
  }
  completeTitle(fields, parsed, path);
  file.data.title = fields?.['title'];
  const tree = await pipeline.run(parsed, file);
  const opening = openingOf(tree);
  if (path.startsWith('posts/') && fields?.['description']) {
    fields['summary'] ??= fields['description'];
  }
  for (const { href, line } of data.links) {
    const fragment = /^#(.+)$/.exec(href)?.[1];
    if (fragment && !data.ids.has(decodeURIComponent(fragment))) {
      reportLine(line, `link to a heading on this page; none has the id "${fragment}"`);
    }
  }
  /** Returns the mistakes if `areMistakes` is true, or else the notes (messages added with `file.info`). Omits duplicates on a line. */
  const messagesOf = (areMistakes: boolean): Problem[] => [
    ...new Map(
      file.messages
        .filter(({ fatal }) => (fatal === false) === areMistakes)
        .map(({ line, reason }) => [
          `${line} ${reason}`,
          { file: path, line, field: '', expectation: reason },
        ]),
    ).values(),
  ];
  return {
    ...data,
    fields,
    lineOf,
    writtenNames,
    sections: tree.children as Element[],
    ids: [...data.ids],
    opening,
    omitted: [
      ...omitted.map(({ field, reason }) => ({
        file: path,
        line: front.lineOf(fieldPath(field)),
        field,
        expectation: `ignored; ${reason}`,
      })),
      ...messagesOf(false),
    ].map(problemLine),
    words: countWords(tree),
    problems: messagesOf(true),
  };
}

/** Removes the Markdown from a field, and replaces emoji names. Keeps HTML, which may be a type such as `List<T>`. */
function plainText(value: string, line: number, file: VFile): string {
  const start = { line, column: 1 };
  const children = parseField(value, { start, end: start }, file, inlineParser);
  // Text such as "[Solved]: Tea" parses as a link definition, but is not meant as one.
  if (children.some(({ type }) => type !== 'paragraph')) return withEmoji(value);
  const tree: Root = { type: 'root', children };
  inlines(tree, file);
  marks(tree);
  return children.map((node) => toString(node)).join('\n\n');
}

/** Fills in a post's missing title from a leading # heading or the file name, and a missing date from the file name. */
function completeTitle(fields: MarkdownFile['fields'], tree: Root, path: string): void {
  if (!path.startsWith('posts/')) return;
  const at = tree.children.findIndex(({ type }) => type !== 'yaml' && type !== 'toml');
  const top = tree.children[at];
  const heading =
    top?.type === 'heading' && top.depth === 1 ? withEmoji(headingText(top)) : undefined;
  const title = fields?.['title'];
  // Removes the heading even if the front matter is invalid, so that only the front matter is reported.
  const isTitle = heading && (title === undefined || title === heading);
  if (isTitle) tree.children.splice(at, 1);
  if (!fields) return;
  const [file = '', folder = ''] = path.split('/').reverse();
  const fromFileName = parseFileName(file === 'index.md' ? folder : posix.basename(file, '.md'));
  fields['date'] ??= fromFileName.date;
  if (isTitle) fields['title'] = heading;
  fields['title'] ??= fromFileName.title;
  for (const name of ['date', 'title']) if (fields[name] === undefined) delete fields[name];
}
