/** The fields at the head of a Markdown file. */
import { isNode, LineCounter, parseDocument, visit } from 'yaml';
import type { FieldPath } from '../explain';
import { sample } from '../sample';

/** What stands at the head of a file. */
export interface FrontMatter {
  /** The fields as they are written, samples marked; their schema checks them. Undefined when they cannot be read. */
  fields: Record<string, unknown> | undefined;
  /** The line of a field in its file; of a missing one, the line of what it should stand in. */
  lineOf: (path: FieldPath) => number;
}

/**
 * Parses front matter. A value with the tag `!sample` is a stand-in that the owner has to replace, and the comment behind it
 * says by what: `visit: !sample https://example.com/app # the address of the app`.
 *
 * @param text the YAML between the lines of dashes
 * @param firstLine the line of the file on which it begins
 * @param report takes the mistakes in its form
 */
export function readFrontMatter(
  text: string,
  firstLine: number,
  report: (line: number, expectation: string, path: FieldPath) => void,
): FrontMatter {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
  const [error] = document.errors;
  if (error) {
    const [mistake = ''] = error.message.split(/ at line |\n/);
    const hint = 'a text that holds ": " or " #" stands in quotes';
    report(lineAt(error.pos[0]), `write front matter as YAML (${hint}): ${mistake}`, []);
  }
  visit(document, {
    Scalar(_, node) {
      if (node.tag === '!sample') node.value = sample(node.source, node.comment?.trim());
    },
  });
  const fields: unknown = error ? undefined : document.toJS();
  const isObject = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
  return {
    fields: isObject ? (fields as Record<string, unknown>) : error ? undefined : {},
    lineOf(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const node = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return lineAt(node.range[0]);
      }
      return 1;
    },
  };
}
