/** From the tree of a Markdown file to the typed blocks of an article. */
import { posix } from 'node:path';
import type {
  Blockquote,
  FootnoteDefinition,
  Heading,
  Html,
  Image,
  Link,
  ListItem as ListItemNode,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import {
  calloutKinds,
  type Block,
  type CodeRun,
  type ListItem,
  type Rich,
  type Run,
  type Section,
} from '../schemas/article';
import { hrefTo } from '../routes';
import { hrefSchema, type Picture } from '../schemas/common';
import { withoutSpaces } from '../scripts';
import { isKnownLanguage } from './highlight';
import { mathTree } from './maths';
import { videoAt, type PlayableVideo } from './videos';

/** A link in prose, and where it stands. */
export interface LinkUse {
  href: string;
  line: number;
  /** The Markdown file that the author named instead of an address, below the content folder. */
  target?: string;
}

type Node = Root | RootContent;

/** A node and all that is in it, in the order of the text. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}

const lineOf = (node: Node | undefined): number => node?.position?.start.line ?? 1;

/** Where the cells of a column stand, by its mark in Markdown. */
const sideOf = { left: 'start', center: 'center', right: 'end' } as const;

const customId = /\s*\{#([^}\s]*)\}$/;

/** A link to a Markdown file beside this one, as editors and GitHub follow it: `other.md`, `../projects/other.md#works`. */
const markdownLink = /^(?![/#]|[a-z][a-z\d+.-]*:)([^?#]+\.md)(#.*)?$/i;
const entryFile = /^(?:(posts)|projects)\/([^/]+?)(?:\/index)?\.md$/;

/**
 * Turns the prose of a file into sections.
 *
 * @param file its name below the content folder, from which links to other files lead
 * @param coloured the runs of its code
 * @param reportLine takes each mistake with its line
 */
export function readSections(
  tree: Root,
  source: string,
  file: string,
  coloured: ReadonlyMap<object, CodeRun[]>,
  reportLine: (line: number, expectation: string) => void,
): { sections: Section[]; links: LinkUse[]; pictures: LinkUse[]; ids: string[]; words: number } {
  const links: LinkUse[] = [];
  const pictures: LinkUse[] = [];
  const ids = new Set<string>();
  const definitions = new Map<string, string>();
  const footnotes = new Map<string, FootnoteDefinition>();
  /** The identifiers of footnotes in the order in which the prose refers to them. */
  const referred: string[] = [];
  const words: string[] = [];

  const report = (node: Node | undefined, expectation: string) =>
    reportLine(lineOf(node), expectation);

  for (const node of nodesIn(tree)) {
    if (node.type === 'definition') definitions.set(node.identifier, node.url);
    if (node.type === 'footnoteDefinition') footnotes.set(node.identifier, node);
  }

  const rich = (nodes: readonly PhrasingContent[]): Rich => {
    const runs: Run[] = [];
    for (const run of nodes.map(readRun)) {
      const last = runs.at(-1);
      if (run === '') continue;
      if (typeof run === 'string' && typeof last === 'string') runs[runs.length - 1] = last + run;
      else runs.push(run);
    }
    const [first = ''] = runs;
    return runs.length <= 1 && typeof first === 'string' ? first : runs;
  };

  const address = (node: Node, url: string): string => {
    const line = lineOf(node);
    const [, path, fragment = ''] = markdownLink.exec(url) ?? [];
    if (path) {
      const target = posix.join(posix.dirname(file), path);
      const [, isPost, slug] = entryFile.exec(target) ?? [];
      if (!slug) {
        report(node, `name the file of a post or a project; ${target} is none`);
        return fragment;
      }
      const href = hrefTo(isPost ? 'post' : 'project', slug) + fragment;
      links.push({ href, line, target });
      return href;
    }
    // GFM completes "www.example.com" with a scheme that the site does not link to.
    const href = url.replace(/^http:\/\/(?=www\.)/, 'https://');
    const { error } = hrefSchema.safeParse(href);
    if (error) report(node, error.issues[0]?.message ?? '');
    else links.push({ href, line });
    return href;
  };

  function readRun(node: PhrasingContent): Run {
    switch (node.type) {
      case 'text': {
        const missing = /\[\^[^\]\s]+\]/.exec(node.value)?.[0];
        if (missing) report(node, `write the footnote, beginning with ${missing}:`);
        words.push(node.value);
        return node.value.replaceAll('\n', ' ');
      }
      case 'inlineCode':
        words.push(node.value);
        return { code: node.value };
      case 'strong':
        return { strong: rich(node.children) };
      case 'emphasis':
        return { emphasis: rich(node.children) };
      case 'delete':
        return { strike: rich(node.children) };
      case 'link':
        return { link: rich(node.children), href: address(node, node.url) };
      case 'linkReference': {
        const url = definitions.get(node.identifier) ?? '';
        return { link: rich(node.children), href: address(node, url) };
      }
      case 'inlineMath': {
        // A price is no formula: "$5 and $10" would be one, and "$ 5 $".
        const [from, to = source.length] = [node.position?.start.offset, node.position?.end.offset];
        const written = source.slice(from, to);
        const isPrice = /^\$+\s|\s\$+$/.test(written) || /\d/.test(source[to] ?? '');
        return isPrice ? written : { math: readMath(node, false) };
      }
      case 'footnoteReference': {
        const known = referred.indexOf(node.identifier);
        if (known < 0) referred.push(node.identifier);
        return known < 0 ? { footnote: referred.length, isFirst: true } : { footnote: known + 1 };
      }
      case 'break':
        return { lineBreak: true };
      case 'html':
        checkHtml(node);
        return '';
      case 'image':
      case 'imageReference':
        report(node, 'give the picture a paragraph of its own');
        return '';
    }
  }

  const readMath = (node: Node & { value: string }, isBlock: boolean) => {
    try {
      return mathTree(node.value, isBlock);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0]?.trim() : '';
      report(node, `write the formula in TeX: ${reason}`);
      return { tag: 'math', children: [] };
    }
  };

  /** Comments are the author's own. */
  const checkHtml = (node: Html) => {
    const html = node.value.trim();
    if (/^<!--[\s\S]*-->$/.test(html)) return;
    report(node, `write Markdown in place of the HTML ${html.split('\n')[0]}`);
  };

  /** Blocks that stand beside each other; a paragraph beginning with "Table:" is the caption of the table after it. */
  const blocks = (nodes: readonly RootContent[]): Block[] =>
    nodes.flatMap((node, index) => {
      if (node.type === 'table') return readTable(node, captionOf(nodes[index - 1]));
      const isCaption = captionOf(node) !== undefined && nodes[index + 1]?.type === 'table';
      return (isCaption ? undefined : readBlock(node)) ?? [];
    });

  function readBlock(node: RootContent): Block | undefined {
    switch (node.type) {
      case 'paragraph':
        return readParagraph(node.children);
      case 'heading':
        if (node.depth > 4) report(node, 'use headings of two to four #');
        return { type: 'heading', level: node.depth === 4 ? 4 : 3, ...readHeading(node.children) };
      case 'list':
        return {
          type: 'list',
          ordered: node.ordered || undefined,
          start: node.start === 1 ? undefined : (node.start ?? undefined),
          items: node.children.map(readItem),
        };
      case 'blockquote':
        return readQuote(node.children);
      case 'code': {
        const language = node.lang ?? 'text';
        if (!isKnownLanguage(language)) {
          report(node, `name a language that Shiki knows, or text; "${language}" is none`);
        }
        words.push(node.value);
        const caption = /(?:^|\s)title="([^"]*)"/.exec(node.meta ?? '')?.[1] || undefined;
        return { type: 'code', language, code: coloured.get(node) ?? [], caption };
      }
      case 'math':
        return { type: 'math', math: readMath(node, true) };
      case 'thematicBreak':
        return { type: 'rule' };
      case 'html':
        checkHtml(node);
    }
    return undefined;
  }

  function readParagraph(children: readonly PhrasingContent[]): Block {
    const only = children.length === 1 ? children[0] : undefined;
    if (only?.type === 'image') {
      if (!only.alt) report(only, 'describe the picture in a sentence: ![description](…)');
      return {
        type: 'figure',
        image: readPicture(only, only.alt ?? ''),
        caption: only.title || undefined,
      };
    }
    const video = only?.type === 'link' && videoAt(only.url);
    if (video) return readVideo(only, video);
    const text = rich(children);
    return typeof text === 'string' ? text : { type: 'paragraph', text };
  }

  /** A link alone in its paragraph; a picture in its place is what stands there until the video plays, and tells its title. */
  function readVideo(link: Link, { id, ...video }: PlayableVideo): Block {
    const href = address(link, link.url);
    const [first, ...others] = link.children;
    const image = first?.type === 'image' && others.length === 0 ? first : undefined;
    if (!image) rich(link.children);
    const title = image ? (image.alt ?? '') : plainText(link.children);
    if (title === '' || title === link.url) {
      report(link, `say what the video shows: [title](${link.url})`);
    }
    const poster = image ? readPicture(image, '') : { art: `woven/${slugOf(id)}`, alt: '' };
    return { type: 'video', title, href, ...video, poster };
  }

  const readPicture = (image: Image, alt: string): Picture => {
    const art = /^art:(.+)$/.exec(image.url)?.[1];
    if (art) return { art, alt };
    pictures.push({ href: image.url, line: lineOf(image) });
    // The rest is known once the file is found.
    return { src: image.url, width: 0, height: 0, alt };
  };

  /** An id that nothing else in the prose has: the slug, or the slug with a number. */
  const claimId = (slug: string) => {
    let id = slug;
    for (let count = 2; ids.has(id); count += 1) id = `${slug}-${count}`;
    ids.add(id);
    return id;
  };

  const readHeading = (children: readonly PhrasingContent[]) => {
    if (children.some(holdsLink)) {
      report(children[0], 'put the link into the text: a heading links to itself');
    }
    const last = children.at(-1);
    const given = last?.type === 'text' ? customId.exec(last.value)?.[1] : undefined;
    if (last?.type === 'text') last.value = last.value.replace(customId, '');
    if (given !== undefined && (ids.has(given) || !/^\p{L}[\p{L}\p{N}-]*$/u.test(given))) {
      report(last, `give the heading an id of its own, of letters, digits and hyphens`);
    }
    return { id: claimId(given ?? slugOf(plainText(children))), text: rich(children) };
  };

  function readItem(item: ListItemNode): ListItem {
    const [first, ...others] = item.children;
    const checked = item.checked ?? undefined;
    if (first?.type === 'paragraph' && others.length === 0 && checked === undefined) {
      return rich(first.children);
    }
    return { checked, blocks: blocks(item.children) };
  }

  function readQuote(children: Blockquote['children']): Block {
    const [first, ...rest] = children;
    const [text, ...others] = first?.type === 'paragraph' ? first.children : [];
    const marker = text?.type === 'text' ? /^\[!(\w+)\](.*)(?:\n|$)/.exec(text.value) : null;
    if (text?.type !== 'text' || !marker) return { type: 'quote', blocks: blocks(children) };
    const kind = calloutKinds.find((name) => name === marker[1]?.toLowerCase());
    if (!kind) {
      report(text, `use a callout of the kinds ${calloutKinds.join(', ')}`);
      return { type: 'quote', blocks: [] };
    }
    text.value = text.value.slice(marker[0].length);
    const isBare = text.value === '' && others.length === 0;
    return {
      type: 'callout',
      kind,
      title: marker[2]?.trim() || undefined,
      blocks: blocks(isBare ? rest : children),
    };
  }

  function readTable({ align, children }: Table, caption: string | undefined): Block {
    const [columns = [], ...body] = children.map((row) =>
      row.children.map((cell) => rich(cell.children)),
    );
    const rows = body.map((row, index) => {
      if (row.length > columns.length) {
        report(children[index + 1], `give ${columns.length} cells, one for each column`);
      }
      return columns.map((_, column) => row[column] ?? '');
    });
    const sides = columns.map((_, column) => sideOf[align?.[column] ?? 'left']);
    const isAligned = sides.some((side) => side !== 'start');
    return { type: 'table', caption, columns, align: isAligned ? sides : undefined, rows };
  }

  const parts: { heading?: Heading; children: RootContent[] }[] = [{ children: [] }];
  let depth = 2;
  for (const node of tree.children) {
    if (node.type === 'heading') {
      if (node.depth === 1) {
        report(node, 'begin headings with ##: the title of the page is its first heading');
      } else if (node.depth > depth + 1) {
        report(node, `use ${'#'.repeat(depth + 1)} here, so that no level is left out`);
      }
      depth = Math.max(node.depth, 2);
    }
    if (node.type === 'heading' && node.depth <= 2) parts.push({ heading: node, children: [] });
    else parts.at(-1)?.children.push(node);
  }
  const sections = parts.flatMap(({ heading, children }): Section[] => {
    const { id, text } = heading ? readHeading(heading.children) : { id: '' };
    const content = blocks(children);
    if (content.length > 0) return [{ id, heading: text, blocks: content }];
    if (heading) report(heading, 'write at least one paragraph under the heading');
    return [];
  });

  const notes: Block[][] = [];
  // A footnote may refer to another one, which then comes after it.
  for (const identifier of referred) {
    notes.push(blocks(footnotes.get(identifier)?.children ?? []));
  }
  for (const [identifier, node] of footnotes) {
    if (!referred.includes(identifier)) {
      report(node, `refer to the footnote by [^${identifier}], or remove it`);
    }
  }
  // What has no heading comes last, so that headings have the ids that they ask for.
  if (sections[0]?.id === '') sections[0].id = claimId('opening');
  if (notes.length > 0) {
    sections.push({ id: claimId('footnotes'), blocks: [{ type: 'footnotes', notes }] });
  }

  for (const { href, line } of links) {
    const fragment = /^#(.+)$/.exec(href)?.[1];
    if (fragment && !ids.has(decodeURIComponent(fragment))) {
      reportLine(line, `lead to a heading of this page; there is none with the id "${fragment}"`);
    }
  }
  return { sections, links, pictures, ids: [...ids], words: countWords(words.join(' ')) };
}

/** What a paragraph says of the table after it; undefined for any other block. */
function captionOf(node: Node | undefined): string | undefined {
  const [only, ...others] = node?.type === 'paragraph' ? node.children : [];
  if (only?.type !== 'text' || others.length > 0) return undefined;
  return /^Table: (.+)$/s.exec(only.value)?.[1]?.replaceAll('\n', ' ');
}

/** Whether a run of text is, or holds, something that leads elsewhere. */
const holdsLink = (node: PhrasingContent): boolean =>
  [...nodesIn(node)].some(({ type }) =>
    ['link', 'linkReference', 'footnoteReference'].includes(type),
  );

/** The words without their marks. */
const plainText = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .flatMap((node) => [...nodesIn(node)])
    .map((node) => (node.type === 'text' || node.type === 'inlineCode' ? node.value : ''))
    .join('')
    .replaceAll('\n', ' ');

/** An id made of a heading: its letters and digits in any script, joined by hyphens. */
function slugOf(heading: string): string {
  const slug =
    heading
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join('-') ?? '';
  return /^\p{L}/u.test(slug) ? slug : `section-${slug}`;
}

/** How many words a text has. Only scripts without spaces ask for the dictionary, which takes many times as long. */
function countWords(text: string): number {
  if (!withoutSpaces.test(text)) {
    return text.match(/[\p{L}\p{M}\p{N}]+(?:['’.][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;
  }
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
