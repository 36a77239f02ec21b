/**
 * Reads posts and projects: Markdown (CommonMark, GFM, maths) with front matter. It becomes typed blocks at build time, so that
 * no markup of an author reaches a page unchecked, and no visitor downloads a parser.
 */
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { frontmatterFromMarkdown } from 'mdast-util-frontmatter';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mathFromMarkdown } from 'mdast-util-math';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import { math } from 'micromark-extension-math';
import { isNode, LineCounter, parseDocument, visit } from 'yaml';
import type { FieldPath, Problem } from '../explain';
import { sample } from '../sample';
import type { CodeRun, Prose } from '../schemas/article';
import { highlight } from './highlight';
import { nodesIn, readSections, type LinkUse } from './sections';

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
  /** The mistakes in the prose and in the writing of the front matter. */
  problems: Problem[];
}

/**
 * Parses a Markdown file.
 *
 * @param text what the file holds
 * @param file its name below the content folder, for the problems
 * @returns the front matter, unchecked, and the prose with its mistakes
 */
export async function readMarkdown(text: string, file: string): Promise<MarkdownFile> {
  const tree: Root = fromMarkdown(text, {
    extensions: [frontmatter(), gfm(), math()],
    mdastExtensions: [frontmatterFromMarkdown(), gfmFromMarkdown(), mathFromMarkdown()],
  });
  const problems: Problem[] = [];
  const report = (line: number, expectation: string) =>
    problems.push({ file, line, field: '', expectation });

  const first = tree.children[0];
  const yaml = first?.type === 'yaml' ? first : undefined;
  if (!yaml) report(1, 'begin the file with its front matter, between two lines of ---');
  const frontMatter = readFrontMatter(yaml?.value ?? '', report);
  const coloured = new Map<object, CodeRun[]>();
  for (const node of nodesIn(tree)) {
    if (node.type === 'code') coloured.set(node, await highlight(node.value, node.lang ?? 'text'));
  }
  return { ...frontMatter, ...readSections(tree, text, file, coloured, report), problems };
}

/**
 * Parses front matter. A value with the tag `!sample` is a stand-in that the owner has to replace, and the comment behind it
 * says by what: `visit: !sample https://example.com/app # the address of the app`.
 *
 * @param text the YAML between the lines of dashes, which begins on the second line of the file
 * @param report takes the mistakes in its form
 */
function readFrontMatter(
  text: string,
  report: (line: number, expectation: string) => void,
): Pick<MarkdownFile, 'fields' | 'lineOf'> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const [error] = document.errors;
  if (error) {
    const [mistake = ''] = error.message.split(/ at line |\n/);
    const hint = 'a text that holds ": " or " #" stands in quotes';
    report(lineAt(error.pos[0]), `write front matter as YAML (${hint}): ${mistake}`);
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
