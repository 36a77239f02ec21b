/** Reads YAML: the documents of the content folder, and the front matter of its Markdown. */
import {
  Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parse,
  parseDocument,
  Scalar,
  visit,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { FieldPath } from '../explain';
import { isSample, sample } from './samples';

/** What a text of YAML says. */
export interface YamlFile {
  /** The value, its samples marked; undefined when it cannot be read. */
  value: unknown;
  /** The line of a field, from 1; of a missing one, the line of what it should stand in. */
  lineOf: (path: FieldPath) => number;
}

/**
 * Parses YAML. A value with the tag `!sample` is a stand-in that the owner has to replace, and the comment behind it says by what:
 * `visit: !sample https://example.com/app # the address of the app`. Of a list or an object that comment stands above.
 *
 * @param report takes a mistake in the writing, with its line
 * @param linesBefore how many lines of the file stand before the text
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
    const hint = 'a text that holds ": " or " #" stands in quotes';
    report(lineAt(error.pos[0]), `write YAML (${hint}): ${mistake}`);
  }
  visit(document, {
    Pair(_, { key, value }) {
      // The comment on a collection stands above its name, which is where it is looked for.
      if ((isMap(value) || isSeq(value)) && value.tag === '!sample' && isScalar(key)) {
        value.commentBefore ??= key.commentBefore;
      }
    },
  });
  const lineOf = (path: FieldPath) => {
    let node: unknown = document.contents;
    let line = 1;
    for (const key of path) {
      if (isAlias(node)) node = node.resolve(document);
      const pair = isMap(node)
        ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
        : undefined;
      const place = pair ? pair.key : isSeq(node) ? node.items[Number(key)] : undefined;
      const range = (place as { range?: [number, number, number] } | undefined)?.range;
      if (!range) break;
      line = lineAt(range[0]);
      node = pair ? pair.value : place;
    }
    return line;
  };
  if (error) return { value: undefined, lineOf };

  /** The plain value of a node, with its samples marked. */
  const valueOf = (node: unknown): unknown => {
    if (isAlias(node)) return valueOf(node.resolve(document));
    const hint = (comment?: string | null) => comment?.trim() || undefined;
    const isTagged = (isMap(node) || isSeq(node) || isScalar(node)) && node.tag === '!sample';
    if (isMap(node)) {
      const entries = node.items.map(({ key, value }) => [
        String(isScalar(key) ? key.value : key),
        valueOf(value),
      ]);
      const value: unknown = Object.fromEntries(entries);
      return isTagged ? sample(value, hint(node.commentBefore)) : value;
    }
    if (isSeq(node)) {
      const value = node.items.map(valueOf);
      return isTagged ? sample(value, hint(node.commentBefore)) : value;
    }
    if (!isScalar(node)) return undefined;
    if (!isTagged) return node.value;
    // Without its tag a plain scalar may be a number, or true and false.
    const value: unknown = node.type === 'PLAIN' ? parse(node.source ?? '') : node.value;
    return sample(value, hint(node.comment));
  };
  return { value: valueOf(document.contents), lineOf };
}

/** A value as a node of a document, where samples have their tag, and their hint as a comment. */
function nodeOf(document: Document, value: unknown): Node {
  if (isSample(value)) {
    const node = nodeOf(document, value.value) as Scalar | YAMLMap | YAMLSeq;
    node.tag = '!sample';
    // A text that would be read as a number without quotes.
    if (
      isScalar(node) &&
      typeof node.value === 'string' &&
      /^(?:[-+.\d].*|true|false|null|~)$/i.test(String(value.value))
    ) {
      node.type = 'QUOTE_DOUBLE';
    }
    if (value.hint) node[isScalar(node) ? 'comment' : 'commentBefore'] = ` ${value.hint}`;
    return node;
  }
  if (Array.isArray(value)) {
    const list = document.createNode([]) as YAMLSeq;
    list.items = value.map((item) => nodeOf(document, item));
    return list;
  }
  if (typeof value !== 'object' || value === null) return document.createNode(value) as Node;
  const map = document.createNode({}) as YAMLMap;
  for (const [key, field] of Object.entries(value)) {
    if (field === undefined) continue;
    const child = nodeOf(document, field);
    const name = new Scalar(key);
    if (!isScalar(child) && child.commentBefore) {
      name.commentBefore = child.commentBefore;
      child.commentBefore = undefined;
    }
    map.items.push(document.createPair(name, child));
  }
  return map;
}

/** No line is broken but between words that a person has broken. */
const written = { lineWidth: 0 };

/** Writes a value, its samples marked, as YAML. */
export function writeYaml(value: unknown): string {
  const document = new Document();
  document.contents = nodeOf(document, value) as Document['contents'];
  return document.toString(written);
}

/**
 * Puts an item first into a list of a document, whose comments stay.
 *
 * @param text the document
 * @param name the field that holds the list
 */
export function withFirstItem(text: string, name: string, item: unknown): string {
  const document = parseDocument(text);
  const list = document.get(name);
  if (!isSeq(list)) throw new Error(`there is no list "${name}" to begin an item in`);
  list.flow = false;
  list.items.unshift(nodeOf(document, item));
  return document.toString(written);
}
