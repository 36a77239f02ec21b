/** From the tree of a Markdown file to the typed blocks of an article. */
import { posix } from 'node:path';
import type {
  BlockContent,
  DefinitionContent,
  FootnoteDefinition,
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
  type ListItem,
  type Rich,
  type Run,
  type Section,
} from '../schemas/article';
import { hrefTo } from '../routes';
import { hrefSchema, type Picture } from '../schemas/common';
import { withoutSpaces } from '../scripts';
import { highlight, isKnownLanguage } from './highlight';
import { mathTree } from './maths';
import { videoAt, type PlayableVideo } from './videos';

/** A link in prose, and where it stands. */
export interface LinkUse {
  href: string;
  line: number;
  /** The Markdown file that the author named instead of an address, below the content folder. */
  target?: string;
}

/** Takes a mistake. */
export type Report = (line: number, expectation: string) => void;

type Node = Root | RootContent;

const lineOf = (node: Node | undefined): number => node?.position?.start.line ?? 1;

const customId = /\s*\{#([^}\s]*)\}$/;

/** A link to a Markdown file beside this one, as editors and GitHub follow it: `other.md`, `../projects/other.md#works`. */
const markdownLink = /^(?![/#]|[a-z][a-z\d+.-]*:)([^?#]+\.md)(#.*)?$/i;
const entryFile = /^(?:(posts)|projects)\/([^/]+?)(?:\/index)?\.md$/;

/**
 * Turns the prose of a file into sections.
 *
 * @param file its name below the content folder, from which links to other files lead
 * @param report takes each mistake with its line
 */
export function readSections(
  tree: Root,
  source: string,
  file: string,
  report: Report,
): { sections: Section[]; links: LinkUse[]; pictures: LinkUse[]; ids: string[]; words: number } {
  const links: LinkUse[] = [];
  const pictures: LinkUse[] = [];
  const ids = new Set<string>();
  const definitions = new Map<string, string>();
  const footnotes = new Map<string, FootnoteDefinition>();
  /** The identifiers of footnotes in the order in which the prose refers to them. */
  const referred: string[] = [];
  const words: string[] = [];

  const collect = (node: Node) => {
    if (node.type === 'definition') definitions.set(node.identifier, node.url);
    if (node.type === 'footnoteDefinition') footnotes.set(node.identifier, node);
    if ('children' in node) node.children.forEach(collect);
  };
  collect(tree);

  const rich = (nodes: readonly PhrasingContent[]): Rich => {
    const runs: Run[] = [];
    for (const run of nodes.flatMap(readRun)) {
      const last = runs.at(-1);
      if (run === '') continue;
      if (typeof run === 'string' && typeof last === 'string') runs[runs.length - 1] = last + run;
      else runs.push(run);
    }
    const [first = ''] = runs;
    return runs.length <= 1 && typeof first === 'string' ? first : runs;
  };

  const address = (node: Node, url: string): string => {
    const [, path, fragment = ''] = markdownLink.exec(url) ?? [];
    if (path) {
      const target = posix.join(posix.dirname(file), path);
      const [, isPost, slug] = entryFile.exec(target) ?? [];
      const page = slug && hrefTo(isPost ? 'post' : 'project', slug);
      if (!page) report(lineOf(node), `name the file of a post or a project; ${target} is none`);
      else links.push({ href: page + fragment, line: lineOf(node), target });
      return `${page ?? ''}${fragment}`;
    }
    // GFM completes "www.example.com" with a scheme that the site does not link to.
    const href = url.replace(/^http:\/\/(?=www\.)/, 'https://');
    const result = hrefSchema.safeParse(href);
    if (!result.success) report(lineOf(node), result.error.issues[0]?.message ?? '');
    else links.push({ href, line: lineOf(node) });
    return href;
  };

  function readRun(node: PhrasingContent): Run[] {
    switch (node.type) {
      case 'text': {
        const missing = /\[\^[^\]\s]+\]/.exec(node.value)?.[0];
        if (missing) report(lineOf(node), `write the footnote, beginning with ${missing}:`);
        words.push(node.value);
        return [node.value.replaceAll('\n', ' ')];
      }
      case 'inlineCode':
        words.push(node.value);
        return [{ code: node.value }];
      case 'strong':
        return [{ strong: rich(node.children) }];
      case 'emphasis':
        return [{ emphasis: rich(node.children) }];
      case 'delete':
        return [{ strike: rich(node.children) }];
      case 'link':
        return [{ link: rich(node.children), href: address(node, node.url) }];
      case 'linkReference':
        return [
          {
            link: rich(node.children),
            href: address(node, definitions.get(node.identifier) ?? ''),
          },
        ];
      case 'inlineMath': {
        // A price is no formula: "$5 and $10" would be one, and "$ 5 $".
        const [from, to] = [node.position?.start.offset, node.position?.end.offset];
        const written = source.slice(from, to);
        if (/^\$+\s|\s\$+$/.test(written) || /\d/.test(source[to ?? source.length] ?? '')) {
          return [written];
        }
        return [{ math: readMath(node, node.value, false) }];
      }
      case 'footnoteReference': {
        const known = referred.indexOf(node.identifier);
        if (known < 0) referred.push(node.identifier);
        return [known < 0 ? { footnote: referred.length, isFirst: true } : { footnote: known + 1 }];
      }
      case 'break':
        return [{ lineBreak: true }];
      case 'html':
        return (readHtml(node.value, lineOf(node)), []);
      case 'image':
      case 'imageReference':
        report(lineOf(node), 'give the picture a paragraph of its own');
        return [];
    }
  }

  const readMath = (node: Node, tex: string, isBlock: boolean) => {
    try {
      return mathTree(tex, isBlock);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split('\n')[0]?.trim() : '';
      report(lineOf(node), `write the formula in TeX: ${reason}`);
      return { tag: 'math', children: [] };
    }
  };

  const readHtml = (html: string, line: number) => {
    if (/^<!--[\s\S]*-->$/.test(html.trim())) return;
    report(line, `write Markdown in place of the HTML ${html.trim().split('\n')[0]}`);
  };

  /** Blocks that stand beside each other; a paragraph beginning with "Table:" is the caption of the table after it. */
  const blocks = (nodes: readonly (RootContent | BlockContent | DefinitionContent)[]): Block[] =>
    nodes.flatMap((node, index) => {
      if (node.type === 'table') {
        return [readTable(node, captionOf(nodes[index - 1]))];
      }
      const isCaption = captionOf(node) !== undefined && nodes[index + 1]?.type === 'table';
      return isCaption ? [] : readBlock(node);
    });

  function readBlock(node: RootContent | BlockContent | DefinitionContent): Block[] {
    switch (node.type) {
      case 'paragraph':
        return [readParagraph(node.children)];
      case 'heading': {
        if (node.depth > 4) report(lineOf(node), 'use headings of two to four #');
        return [
          { type: 'heading', level: node.depth === 4 ? 4 : 3, ...readHeading(node.children) },
        ];
      }
      case 'list': {
        const start = node.start ?? 1;
        return [
          {
            type: 'list',
            ...(node.ordered && { ordered: true }),
            ...(start !== 1 && { start }),
            items: node.children.map(readItem),
          },
        ];
      }
      case 'blockquote':
        return [readQuote(node.children)];
      case 'code': {
        const language = node.lang ?? 'text';
        if (!isKnownLanguage(language)) {
          report(lineOf(node), `name a language that Shiki knows, or text; "${language}" is none`);
        }
        words.push(node.value);
        const caption = /(?:^|\s)title="([^"]*)"/.exec(node.meta ?? '')?.[1];
        return [
          {
            type: 'code',
            language,
            code: highlight(node.value, language),
            ...(caption && { caption }),
          },
        ];
      }
      case 'math':
        return [{ type: 'math', math: readMath(node, node.value, true) }];
      case 'thematicBreak':
        return [{ type: 'rule' }];
      case 'html':
        readHtml(node.value, lineOf(node));
        return [];
      default:
        return [];
    }
  }

  function readParagraph(children: readonly PhrasingContent[]): Block {
    const [only, ...others] = children;
    if (only?.type === 'image' && others.length === 0) {
      if (!only.alt) report(lineOf(only), 'describe the picture in a sentence: ![description](…)');
      return {
        type: 'figure',
        image: readPicture(only.url, only.alt ?? '', lineOf(only)),
        ...(only.title && { caption: only.title }),
      };
    }
    if (only?.type === 'link' && others.length === 0) {
      const video = videoAt(only.url);
      if (video) return readVideo(only, video);
    }
    const text = rich(children);
    return typeof text === 'string' ? text : { type: 'paragraph', text };
  }

  /** A link alone in its paragraph; a picture in its place is what stands there until the video plays, and tells its title. */
  function readVideo(link: Link, { id, ...video }: PlayableVideo): Block {
    const href = address(link, link.url);
    const [first, ...others] = link.children;
    const image = first?.type === 'image' && others.length === 0 ? first : undefined;
    const title = image ? (image.alt ?? '') : plainText(rich(link.children));
    if (title === '' || title === link.url) {
      report(lineOf(link), `say what the video shows: [title](${link.url})`);
    }
    return {
      type: 'video',
      title,
      href,
      ...video,
      poster: image
        ? readPicture(image.url, '', lineOf(image))
        : { art: `woven/${slugOf(id)}`, alt: '' },
    };
  }

  const readPicture = (url: string, alt: string, line: number): Picture => {
    const art = /^art:(.+)$/.exec(url)?.[1];
    if (art) return { art, alt };
    pictures.push({ href: url, line });
    // The rest is known once the file is found.
    return { src: url, width: 0, height: 0, alt };
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
      report(lineOf(children[0]), 'put the link into the text: a heading links to itself');
    }
    const last = children.at(-1);
    const given = last?.type === 'text' ? customId.exec(last.value)?.[1] : undefined;
    if (last?.type === 'text') last.value = last.value.replace(customId, '');
    const text = rich(children);
    if (given !== undefined && (ids.has(given) || !/^\p{L}[\p{L}\p{N}-]*$/u.test(given))) {
      report(lineOf(last), `give the heading an id of its own, of letters, digits and hyphens`);
    }
    return { id: claimId(given ?? slugOf(plainText(text))), text };
  };

  function readItem(item: ListItemNode): ListItem {
    const [first, ...others] = item.children;
    const { checked } = item;
    if (first?.type === 'paragraph' && others.length === 0 && typeof checked !== 'boolean') {
      return rich(first.children);
    }
    return { ...(typeof checked === 'boolean' && { checked }), blocks: blocks(item.children) };
  }

  function readQuote(children: (BlockContent | DefinitionContent)[]): Block {
    const text = children[0]?.type === 'paragraph' ? children[0].children[0] : undefined;
    const marker = text?.type === 'text' ? /^\[!(\w+)\](.*)(?:\n|$)/.exec(text.value) : null;
    if (text?.type !== 'text' || !marker) return { type: 'quote', blocks: blocks(children) };
    const kind = calloutKinds.find((name) => name === marker[1]?.toLowerCase());
    if (!kind) {
      report(lineOf(text), `use a callout of the kinds ${calloutKinds.join(', ')}`);
      return { type: 'quote', blocks: [] };
    }
    text.value = text.value.slice(marker[0].length);
    const title = marker[2]?.trim();
    const [, ...rest] = children;
    return {
      type: 'callout',
      kind,
      ...(title && { title }),
      blocks: blocks(
        text.value === '' && children[0]?.type === 'paragraph' && children[0].children.length === 1
          ? rest
          : children,
      ),
    };
  }

  function readTable({ align, children }: Table, caption: string | undefined): Block {
    const [head, ...body] = children.map((row) => row.children.map((cell) => rich(cell.children)));
    const columns = head ?? [];
    body.forEach((row, index) => {
      if (row.length > columns.length) {
        report(lineOf(children[index + 1]), `give ${columns.length} cells, one for each column`);
      }
      while (row.length < columns.length) row.push('');
    });
    const sides = columns.map((_, index) => {
      const side = align?.[index];
      return side === 'right' ? 'end' : side === 'center' ? 'center' : 'start';
    });
    return {
      type: 'table',
      ...(caption && { caption }),
      columns,
      ...(sides.some((side) => side !== 'start') && { align: sides }),
      rows: body,
    };
  }

  const sections: Section[] = [];
  let opening: RootContent[] = [];
  let heading: { id: string; heading?: Rich } = { id: '' };
  let headingLine = 1;
  let depth = 2;
  const close = () => {
    const content = blocks(opening);
    if (content.length > 0) sections.push({ ...heading, blocks: content });
    else if (heading.heading) report(headingLine, 'write at least one paragraph under the heading');
    opening = [];
  };
  for (const node of tree.children) {
    if (node.type === 'heading') {
      if (node.depth === 1) {
        report(lineOf(node), 'begin headings with ##: the title of the page is its first heading');
      } else if (node.depth > depth + 1) {
        report(lineOf(node), `use ${'#'.repeat(depth + 1)} here, so that no level is left out`);
      }
      depth = Math.max(node.depth, 2);
    }
    if (node.type === 'heading' && node.depth <= 2) {
      close();
      const { id, text } = readHeading(node.children);
      heading = { id, heading: text };
      headingLine = lineOf(node);
    } else {
      opening.push(node);
    }
  }
  close();

  const notes: Block[][] = [];
  // A footnote may refer to another one, which then comes after it.
  for (let index = 0; index < referred.length; index += 1) {
    const footnote = footnotes.get(referred[index] ?? '');
    notes.push(blocks(footnote?.children ?? []));
  }
  for (const [identifier, node] of footnotes) {
    if (!referred.includes(identifier)) {
      report(lineOf(node), `refer to the footnote by [^${identifier}], or remove it`);
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
      report(line, `lead to a heading of this page; there is none with the id "${fragment}"`);
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
  ['link', 'linkReference', 'footnoteReference'].includes(node.type) ||
  ('children' in node && node.children.some(holdsLink));

/** The words without their marks. */
export function plainText(text: Rich): string {
  if (typeof text === 'string') return text;
  return text
    .map((run) => {
      if (typeof run === 'string') return run;
      if ('code' in run) return run.code;
      if ('strong' in run) return plainText(run.strong);
      if ('emphasis' in run) return plainText(run.emphasis);
      if ('strike' in run) return plainText(run.strike);
      if ('link' in run) return plainText(run.link);
      return '';
    })
    .join('');
}

/** An id made of a heading: its letters and digits in any script, joined by hyphens. */
function slugOf(heading: string): string {
  const words = heading.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const slug = words.join('-');
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
