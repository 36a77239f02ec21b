/** Reads and writes content files: YAML documents, and Markdown with front matter. */
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parse,
  parseDocument,
  Scalar,
  visit,
  type ErrorCode,
  type Node,
  type YAMLMap,
  type YAMLParseError,
} from 'yaml';
import type { FieldPath } from '../explain';
import { isWebUrl } from '../format';
import { sample, unwrapSamples } from './samples';

export interface YamlFile {
  /** The value with marked samples; undefined if the YAML cannot be parsed. */
  value: unknown;
  /** Returns the line (from 1) of a field, or of its parent if the field is missing. */
  lineOf: (path: FieldPath) => number;
}

const hashHint = 'put text that begins with "#" in quotes, because YAML reads it as a comment';
const indentationHint = 'check the indentation of this line and the next';

/** Advice for syntax errors that quotes would not fix. */
const hints: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT: indentationHint,
  DUPLICATE_KEY: 'remove the second field with this name',
  MISSING_CHAR: 'close quotes and brackets, and check the indentation',
  MULTILINE_IMPLICIT_KEY: 'write a colon and a space after each field’s name',
  TAB_AS_INDENT: 'indent with spaces',
};

/** Returns the start of the quoted text that contains an offset. */
function quoteStart(document: Document, offset: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Scalar(_, { type, range }) {
      if (range && type?.startsWith('QUOTE') && range[0] < offset && offset <= range[1])
        start = range[0];
    },
  });
  return start;
}

function adviceFor({ code, pos: [offset] }: YAMLParseError, text: string, document: Document) {
  // The parser reports a missing quote at the end of the file.
  const start = code === 'MISSING_CHAR' ? quoteStart(document, offset) : undefined;
  if (start !== undefined) return { offset: start, hint: 'close the quote that opens here' };
  // If a comment hides a bracket or comma, the parser reports the line after the comment.
  const hidden = /[:,[] +#.*[\]},]\s*$/.exec(text.slice(0, offset));
  if (hidden) return { offset: hidden.index, hint: hashHint };
  return { offset, hint: hintFor(code, offset, text) };
}

function hintFor(code: ErrorCode, offset: number, text: string): string {
  const [rest = ''] = text.slice(offset).split('\n');
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  if (/^[ \t]*-[^\s\d-]/.test(text.slice(lineStart))) return 'put a space after the -';
  if (rest.startsWith('#')) return hashHint;
  // The parser uses one error code for both a colon within a value and a field below a value.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && !/^\S.*:(?:\s|$)/.test(rest)) return indentationHint;
  return hints[code] ?? 'put text that contains ": " or " #" in quotes';
}

/**
 * Parses YAML. The tag `!sample` marks a value that the owner has to replace. The sample's hint is the comment after the value
 * (`visit: !sample https://example.com/app # the app’s URL`). For a list or an object, the hint is the comment above the field.
 *
 * @param report called with each syntax error and its line
 * @param linesBefore number of lines before the text in the file
 */
export function readYaml(
  text: string,
  report: (line: number, expectation: string) => void,
  linesBefore = 0,
): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + linesBefore;
  const [error] = document.errors;
  if (error) {
    const [mistake = ''] = error.message.split(/ at line |\n/);
    const { offset, hint } = adviceFor(error, text, document);
    report(lineAt(offset), `write YAML (${hint}): ${mistake}`);
  }
  const lineOf = (path: FieldPath) => {
    let node: unknown = document.contents;
    let line = 1;
    for (const key of path) {
      if (isAlias(node)) node = node.resolve(document);
      const pair = isMap(node)
        ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
        : undefined;
      const child = pair ? pair.key : isSeq(node) ? node.items[Number(key)] : undefined;
      const range = (child as { range?: [number, number, number] } | undefined)?.range;
      if (!range) break;
      line = lineAt(range[0]);
      node = pair ? pair.value : child;
    }
    return line;
  };
  return { value: error || !document.contents ? undefined : valueOf(document), lineOf };
}

function valueOf(document: Document): unknown {
  // Changes only a copy, because `lineOf` needs the original to find fields inside samples.
  const marked = document.clone();
  visit(marked, {
    Pair(_, { key, value }) {
      // The parser attaches the comment above a list or object to the field's name.
      if (isCollection(value) && isScalar(key)) value.commentBefore ??= key.commentBefore;
    },
    Node(_, node) {
      if (isAlias(node) || node.tag !== '!sample') return undefined;
      // Parses a plain scalar again without the tag, because it may be a number or a boolean.
      const isPlain = isScalar(node) && node.type === 'PLAIN';
      const value: unknown = isPlain ? parse(node.source ?? '') : node.toJS(marked);
      const hint = isScalar(node) ? node.comment : node.commentBefore;
      // The comment that names the schema is not a hint.
      const text = hint?.replace(/^ *yaml-language-server:.*$/m, '').trim();
      return Object.assign(new Scalar(sample(value, text || undefined)), {
        anchor: node.anchor,
      });
    },
  });
  return marked.toJS();
}

/** Creates a YAML node. Tags each sample with `!sample`, and adds its hint as a comment. */
function nodeOf(document: Document, value: unknown): Node {
  const { value: plain, samples } = unwrapSamples(value, '');
  const root = document.createNode(plain, { aliasDuplicateObjects: false }) as YAMLMap;
  for (const { path, value, hint } of samples) {
    const node = (path.length > 0 ? root.getIn(path, true) : root) as Scalar | YAMLMap;
    node.tag = '!sample';
    if (isScalar(node)) {
      // Without quotes, the text would be parsed as a number or another type.
      const isAmbiguous = /^(?:[-+.\d].*|true|false|null|~)$/i.test(String(value));
      if (typeof value === 'string' && isAmbiguous) node.type = 'QUOTE_DOUBLE';
      if (hint) node.comment = ` ${hint}`;
    } else if (hint) {
      const parent = path.length > 1 ? root.getIn(path.slice(0, -1)) : root;
      const pair = isMap(parent) && parent.items.find((item) => item.value === node);
      ((pair && isScalar(pair.key) && pair.key) || node).commentBefore = ` ${hint}`;
    }
  }
  return root;
}

/** Disables line wrapping. */
const formatOptions = { lineWidth: 0 };

function writeYaml(value: unknown): string {
  const document = new Document();
  document.contents = nodeOf(document, value) as Document['contents'];
  return document.toString(formatOptions);
}

const schemaFolder = fileURLToPath(new URL('../../schemas', import.meta.url));

/** Formats the YAML document at an absolute path. The first line names its schema, for editors. `note` is a comment below it. */
export function documentText(path: string, value: unknown, note?: string): string {
  const folder = dirname(path);
  const schema = basename(folder) === 'certificates' ? 'certificates' : basename(path, '.yaml');
  const schemaPath = relative(folder, join(schemaFolder, `${schema}.schema.json`));
  const schemaComment = `# yaml-language-server: $schema=${schemaPath.replaceAll('\\', '/')}\n`;
  return `${schemaComment}${note ? `# ${note}\n` : ''}\n${writeYaml(value)}`;
}

/** Matches URLs, and characters that have a meaning in Markdown or in this site's additions to it. */
const markdownSyntax =
  /https?:\/\/[\w./?#&=%-]*[\w/]|[\\*`$^|~{[]|(?<![a-z\d])[_#+]|_(?![a-z\d])|<(?=[\w/!?])|&(?=#?\w+;)|[=%](?=[=%])|(?<![a-z\d]):|:(?=:|\/\/|[\w+-]+:)|(?<=\])\(|(?<=www)\.|(?<=^\d+)[.)]|^[-=>]/gim;

/**
 * Converts plain text to Markdown that displays as the same text. Blank lines separate paragraphs.
 *
 * Writes `\` and `)` as character references, because `\\` and `\)` could be part of a TeX formula.
 */
export const markdownFrom = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*[\n\r]\s*/g, '\n'))
    .join('\n\n')
    .replace(markdownSyntax, (found) => {
      if (found.length > 1)
        return isWebUrl(found) ? `<${found}>` : found.replace(/[^a-z\d/-]/gi, '\\$&');
      return { '\\': '&#92;', ')': '&#41;' }[found] ?? `\\${found}`;
    });

/** Formats a Markdown file. The front matter may contain samples. Undefined fields are omitted. */
export const markdownText = (fields: object, prose: string): string =>
  `---\n${writeYaml(fields)}---\n\n${prose.trim()}\n`;

/** Inserts an item at the start of a document's list. Keeps comments. */
export function withFirstItem(text: string, name: string, item: unknown): string {
  const document = parseDocument(text);
  const list = document.get(name);
  if (!isSeq(list)) throw new Error(`the list "${name}" is missing`);
  list.flow = false;
  list.items.unshift(nodeOf(document, item));
  return document.toString(formatOptions);
}
