/** Plugins for the element tree (hast). */
import type { Element, ElementContent, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import { h } from 'hastscript';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { segmenterPattern } from '../writingSystems';
import { claimId, slugOf } from './remarkPlugins';
import { videoAt } from './videos';

const isElement = (node: ElementContent | undefined, name: string): node is Element =>
  node?.type === 'element' && node.tagName === name;

function onlyChild(node: Element, name: string): Element | undefined {
  const [only, ...others] = node.children;
  return isElement(only, name) && others.length === 0 ? only : undefined;
}

/** Turns a link to a video into a video if the link is alone in its paragraph. */
export function videos(tree: Root, file: VFile): void {
  visit(tree, { tagName: 'p' }, (node: Element, index, parent) => {
    const link = onlyChild(node, 'a');
    const href = String(link?.properties['href']);
    const video = link && videoAt(href);
    if (!video || !parent || index === undefined) return;
    const { id, ...properties } = video;
    const image = onlyChild(link, 'img');
    const title = image ? String(image.properties['alt']) : toText(link);
    if (title === '' || title === href) {
      file.message(`describe what the video shows: [title](${href})`, link);
    }
    const poster = image ?? h('img', { art: `woven/${slugOf(id)}` });
    poster.properties['alt'] = '';
    parent.children[index] = h(
      'video',
      { href: href.replace(/^http:/, 'https:'), ...properties },
      poster,
      title,
    );
  });
}

/** Turns a picture into a figure if the picture is alone in its paragraph. Lists all pictures in `file.data.pictures`. */
export function figures(tree: Root, file: VFile): void {
  const collectPicture = (image: Element, isVideo = false) => {
    const { properties, position } = image;
    const { src, art, alt } = properties;
    if (!alt && !isVideo) {
      file.message('describe the picture in a sentence: ![description](…)', image);
    }
    const picture = art ? { art } : { src };
    file.data.pictures?.push({ picture, line: position?.start.line ?? 1 });
  };
  visit(tree, 'element', (node, index, parent) => {
    const image = node.tagName === 'p' && onlyChild(node, 'img');
    if (image && parent && index !== undefined) {
      const { title, ...properties } = image.properties;
      collectPicture(image);
      image.properties = properties;
      parent.children[index] = h('figure', image, title ? h('figcaption', String(title)) : null);
      return SKIP;
    }
    // Pictures in blocks, shortcodes and videos are already inside a figure or video.
    const parentName = parent?.type === 'element' ? parent.tagName : '';
    if (node.tagName === 'img' && ['figure', 'video'].includes(parentName))
      collectPicture(node, parentName === 'video');
    else if (node.tagName === 'img' && parent?.type === 'element' && parentName === 'a') {
      const { src, alt } = node.properties;
      const link = `[${String(alt)}](${String(parent.properties['href'])})`;
      const isRemote = /^(?:https?:)?\/\//.test(String(src));
      const picture = `and the picture in its own paragraph: ![${String(alt)}](${String(src)})`;
      file.message(
        `put the link into the text: ${link}${isRemote ? '' : `, ${picture}`}; a picture cannot be a link`,
        node,
      );
    } else if (node.tagName === 'img') file.message('put the picture in its own paragraph', node);
    return undefined;
  });
}

const sideOf: Readonly<Record<string, string>> = { center: 'center', right: 'end' };

/** Adds scopes and alignments to table cells. Turns a paragraph that starts with "Table:" into the caption of the table below. */
export function tables(tree: Root): void {
  visit(tree, { tagName: 'table' }, (table: Element, index, parent) => {
    visit(table, { tagName: 'tr' }, (row: Element) => {
      const cells = row.children.filter((cell) => cell.type === 'element');
      for (const [column, cell] of cells.entries()) {
        const scope = cell.tagName === 'th' ? 'col' : column === 0 ? 'row' : undefined;
        // Makes the first cell of each row a header.
        if (scope) cell.tagName = 'th';
        const dataAlign = sideOf[String(cell.properties['align'])];
        cell.properties = { ...(scope && { scope }), ...(dataAlign && { dataAlign }) };
      }
    });
    // The caption's paragraph is two nodes back, because a line break precedes the table.
    const before = parent?.children[(index ?? 0) - 2] as ElementContent | undefined;
    const caption = isElement(before, 'p') && before.children.length === 1 && before.children[0];
    const text = caption && caption.type === 'text' && /^Table: (.+)$/s.exec(caption.value)?.[1];
    if (!text || !parent || index === undefined) return undefined;
    table.children.unshift(h('caption', text));
    parent.children.splice(index - 2, 2);
    return index - 1;
  });
}

/** Groups prose into a section for each ## heading. Puts the text before the first heading into a `div`, and the footnotes into another. */
export function sections(tree: Root, file: VFile): void {
  const opening = h('div');
  const parts = [opening];
  let endnotes: Element | undefined;
  for (const node of tree.children) {
    if (node.type !== 'element') continue;
    const { id, ...properties } = node.properties;
    // remark-rehype puts the footnotes into a section at the end.
    if (node.tagName === 'section') {
      endnotes = h(
        'div',
        h(
          'footer',
          node.children.filter((child) => isElement(child, 'ol')),
        ),
      );
    } else if (/^h[12]$/.test(node.tagName)) {
      parts.push(h('section', { id: String(id) }, { ...node, tagName: 'h2', properties }));
    } else parts.at(-1)?.children.push(node);
  }
  for (const { children } of parts.slice(1)) {
    if (children.length > 1) continue;
    file.message('write at least one paragraph below the heading', children[0]);
  }
  // Headings already have their ids, so the opening and the footnotes cannot take a heading's id.
  const ids = file.data.ids ?? new Set();
  if (opening.children.length > 0) opening.properties['id'] = claimId(ids, 'opening');
  else parts.shift();
  if (endnotes) {
    endnotes.properties['id'] = claimId(ids, 'footnotes');
    parts.push(endnotes);
  }
  tree.children = parts;
}

/** Shrinks the tree, which visitors load as JSON: drops positions and line breaks between blocks, and joins adjacent text nodes. */
export function compact(tree: Root): void {
  visit(tree, 'element', (node) => {
    const isCode = node.tagName === 'pre';
    const children: ElementContent[] = [];
    for (const child of isCode ? [] : node.children) {
      const last = children.at(-1);
      if (child.type !== 'text') children.push(child);
      // Drops line breaks that remark-rehype added; only these have no position.
      else if (child.value === '\n' && !child.position) continue;
      else if (last?.type === 'text') last.value += child.value.replaceAll('\n', ' ');
      else children.push({ type: 'text', value: child.value.replaceAll('\n', ' ') });
    }
    delete node.position;
    if (isCode) return SKIP;
    node.children = children;
    return undefined;
  });
}

/** In characters, including the ellipsis. */
const maxSummaryLength = 160;

function textWithout(isOmitted: (element: Element) => boolean, tree: Root | Element): string {
  const rest = structuredClone(tree);
  visit(rest, 'element', (node, index, parent) => {
    if (!parent || index === undefined || !isOmitted(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return toText(rest);
}

const isFootnoteReference = (node: Element) =>
  node.tagName === 'sup' && onlyChild(node, 'a')?.properties['role'] === 'doc-noteref';

/** As plain text, a formula, subscript or superscript would mean something else: x<sup>2</sup> is not x2. */
const needsMarkup = (node: ElementContent): boolean =>
  node.type === 'element' &&
  !isFootnoteReference(node) &&
  (['math', 'sub', 'sup'].includes(node.tagName) || node.children.some(needsMarkup));

/** Returns the start of the first paragraph that plain text can show. Prefers paragraphs outside lists, quotations and links. */
export function openingOf(tree: Root): string | undefined {
  let text: string | undefined;
  visit(tree, { tagName: 'p' }, (node: Element, _, parent) => {
    const isProse =
      parent?.type === 'element' &&
      ['div', 'section'].includes(parent.tagName) &&
      !onlyChild(node, 'a');
    if ((text && !isProse) || needsMarkup(node)) return undefined;
    const paragraph = textWithout(isFootnoteReference, node).replace(/\s+/g, ' ').trim();
    text = paragraph || text;
    return paragraph && isProse ? EXIT : undefined;
  });
  if (!text || text.length <= maxSummaryLength) return text || undefined;
  return `${text.slice(0, maxSummaryLength - 1).replace(/[\s.,;:]*\s\S*$/, '')}…`;
}

const uncountedElements = ['caption', 'figcaption', 'math', 'sup', 'svg'];

/** Counts words, for the read time. Uses `Intl.Segmenter` only where necessary, because it is many times slower. */
export function countWords(tree: Root): number {
  const text = textWithout(({ tagName }) => uncountedElements.includes(tagName), tree);
  if (!segmenterPattern.test(text)) {
    return text.match(/[\p{L}\p{M}\p{N}]+(?:['’.][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;
  }
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
