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
import { fieldName, type Problem } from '../explain';
import type { CodeRun, Prose } from '../schemas/article';
import { readFrontMatter, type FrontMatter } from './frontMatter';
import { highlight } from './highlight';
import { nodesIn, readSections, type LinkUse } from './sections';

/** A Markdown file as the checks want it. */
export interface MarkdownFile extends FrontMatter, Prose {
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
  const report = (line: number, expectation: string, field = '') =>
    problems.push({ file, line, field, expectation });

  const first = tree.children[0];
  const yaml = first?.type === 'yaml' ? first : undefined;
  if (!yaml) report(1, 'begin the file with its front matter, between two lines of ---');
  const frontMatter = readFrontMatter(yaml?.value ?? '', 2, (line, expectation, path) =>
    report(line, expectation, fieldName(path)),
  );
  const coloured = new Map<object, CodeRun[]>();
  for (const node of nodesIn(tree)) {
    if (node.type === 'code') coloured.set(node, await highlight(node.value, node.lang ?? 'text'));
  }
  return { ...frontMatter, ...readSections(tree, text, file, coloured, report), problems };
}
