/** Plugins for the Markdown tree (mdast), and handlers that convert the tree to elements. */
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { h } from 'hastscript';
import type {
  FootnoteReference,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import { toString } from 'mdast-util-to-string';
import { posix } from 'node:path';
import type { Options } from 'remark-rehype';
import temml from 'temml';
import type { Data, Processor } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearestName } from '../explain';
import { decoded, hyphenated } from '../format';
import { hrefTo } from '../routes';
import { calloutKinds } from '../schemas/article';
import { markdownLink } from '../schemas/blocks';
import { hrefSchema } from '../schemas/common';
import { collections, locationOf, slugFromName } from '../documents';
import { forbiddenTag } from './html';
import { positionIn, wikilinkScheme } from './inlines';

const sourceOf = ({ position }: Nodes, file: VFile) =>
  String(file).slice(position?.start.offset, position?.end.offset);

type FromMarkdownExtension = Exclude<
  NonNullable<Data['fromMarkdownExtensions']>[number],
  unknown[]
>;
type EnterToken = NonNullable<FromMarkdownExtension['enter']>[string];

/** Parses each escaped character as a separate text node, so that plugins that search text nodes find no syntax in `\[^1]` or `\:tada:`. */
export function escapes(this: Processor): void {
  const escaped = new WeakSet<Nodes>();
  const { fromMarkdownExtensions = [] } = this.data();
  const enterText: EnterToken = function (token) {
    const { children } = this.stack.at(-1) as Paragraph;
    const last = children.at(-1);
    // Does not split the text at `\|`, because a wikilink in a table contains it.
    const isEscape = token.type !== 'data' && this.sliceSerialize(token) !== '\\|';
    let node = last?.type === 'text' && !isEscape && !escaped.has(last) ? last : undefined;
    if (!node) {
      const { start, end } = token;
      node = { type: 'text', value: '', position: { start: { ...start }, end: { ...end } } };
      children.push(node);
    }
    if (isEscape) escaped.add(node);
    this.stack.push(node);
  };
  this.data('fromMarkdownExtensions', [
    ...fromMarkdownExtensions,
    { enter: { characterEscape: enterText, characterReference: enterText, data: enterText } },
  ]);
}

/** Turns prices back into text: "$5 and $10" and "$ 5 $" are not formulas. */
export function prices(tree: Root, file: VFile): void {
  visit(tree, 'inlineMath', (node, index, parent) => {
    const value = sourceOf(node, file);
    if (!parent || index === undefined) return;
    const next = String(file)[node.position?.end.offset ?? -1] ?? '';
    if (/^\$(?!\$)(?:\s|[^]*\s\$$)/.test(value) || /\d/.test(next)) {
      parent.children[index] = { type: 'text', value, position: node.position };
    }
  });
}

/** Displays a $$ formula as a block if it shares no line with other text. Reports a missing or misplaced $$. */
export function formulas(tree: Root, file: VFile): void {
  visit(tree, 'math', (node) => {
    const [first = '', ...rest] = sourceOf(node, file).split('\n');
    const isClosed = /^[>\s]*\${2,}\s*$/.test(rest.at(-1) ?? '');
    const lines = isClosed ? rest.slice(0, -1) : rest;
    const stray = lines.findIndex((line) => /(?<!\\)\$\$/.test(line));
    // Restores text on the same line as the opening $$, which remark-math ignores.
    node.value = `${first.replace(/^\$+\s*/, '')}\n${node.value}`.trim();
    if (isClosed && stray < 0) return;
    node.value = '';
    const line = (node.position?.start.line ?? 1) + stray + 1;
    file.message('put $$ alone on a line before the formula and after it', {
      place: { line, column: 1 },
    });
  });
  visit(tree, 'paragraph', (node, index, parent) => {
    const { children } = node;
    const isDisplayed = (child: PhrasingContent, at: number) => {
      const [before, after] = [children[at - 1], children[at + 1]];
      const isAfterBreak = !before || (before.type === 'text' && before.value.endsWith('\n'));
      const isBeforeBreak = !after || (after.type === 'text' && after.value.startsWith('\n'));
      return isAfterBreak && isBeforeBreak && sourceOf(child, file).startsWith('$$');
    };
    const displayed = new Set<unknown>(
      children.filter((child, at) => child.type === 'inlineMath' && isDisplayed(child, at)),
    );
    if (!parent || index === undefined || displayed.size === 0) return;
    const parts: RootContent[] = [];
    for (const [at, child] of children.entries()) {
      if (child.type === 'text') {
        if (displayed.has(children[at - 1])) child.value = child.value.trimStart();
        if (displayed.has(children[at + 1])) child.value = child.value.trimEnd();
        if (!child.value) continue;
      }
      const last = parts.at(-1);
      if (child.type === 'inlineMath' && displayed.has(child)) {
        parts.push({ ...child, type: 'math' });
      } else if (last?.type === 'paragraph') last.children.push(child);
      else parts.push({ ...node, children: [child] });
    }
    parent.children.splice(index, 1, ...parts);
  });
}

/** Matches `[words][label]` and `](` that the parser left as text, but not citations (`[1][2]`) or code (`list[a][b]`). */
const brokenLink = /(?<!\[\d*|[\p{L}\p{N}]\[[^[\]]*)\](\[[^[\]\n]+\])|\]\(\S*/gu;

/** Reports forbidden HTML, broken links, missing and unused footnotes, and table cells without a column. */
export function checks(tree: Root, file: VFile): void {
  const references = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void references.add(identifier));
  visit(tree, (node, at, parent) => {
    const before = parent?.children[(at ?? 0) - 1];
    if (node.type === 'html') {
      const tag = forbiddenTag(node.value);
      const at = tag ? node.value.indexOf(tag) : 0;
      const line =
        (node.position?.start.line ?? 1) + node.value.slice(0, at).split('\n').length - 1;
      const [firstLine = ''] = node.value.slice(at).trim().split('\n');
      // Names only the opening tag if the closing tag is on another line.
      const shown = /^(?:<([a-z][a-z\d-]*)\b.*?<\/\1\s*>|<[^>]*>?)/i.exec(firstLine)?.[0];
      if (tag && !tag.startsWith('</')) {
        file.message(`replace the HTML ${shown ?? firstLine} with Markdown`, {
          place: { line, column: 1 },
        });
      } else if (/^<details\b/i.test(node.value) && parent?.type === 'paragraph') {
        // Browsers end the paragraph at this tag, so the page would not hydrate.
        file.message('put an empty line before <details>', node);
      }
    } else if (node.type === 'text') {
      for (const { 0: missing, index } of node.value.matchAll(/\[\^[^\]\s]+\]/g)) {
        file.message(`write the footnote, starting with ${missing}:`, {
          place: positionIn(node, index),
        });
      }
      for (const { 0: syntax, 1: label, index } of node.value.matchAll(brokenLink)) {
        const place = positionIn(node, index);
        // An escaped bracket is a text node of its own.
        const isEscaped = !node.value.slice(0, index).includes('[') && before?.type === 'text';
        if (isEscaped) continue;
        // Skips lines with earlier messages, because `shortcodes` reports some broken links in more detail.
        if (!label && file.messages.some(({ line }) => line === place?.start.line)) continue;
        file.message(
          label
            ? `write where ${label} leads, on a line of its own: ${label}: https://…`
            : `finish the link or picture at ${syntax}, as in [words](https://…)`,
          { place },
        );
      }
    } else if (node.type === 'footnoteDefinition' && !references.has(node.identifier)) {
      file.message(`refer to the footnote with [^${node.identifier}], or remove it`, node);
    } else if (node.type === 'table') {
      const count = node.children[0]?.children.length ?? 0;
      for (const row of node.children) {
        if (row.children.length > count) {
          file.message(`remove the extra cells; the first row has ${count}`, row);
        }
      }
    }
  });
}

const customId = /\s*\{#([^}\s]*)\}$/;

/** Returns a heading's text without its `{#id}`. */
export const headingText = (heading: Nodes): string =>
  toString(heading).trim().replace(customId, '');

/** Gives each heading an id, and checks the heading levels. */
export function headings(tree: Root, file: VFile): void {
  const ids = file.data.ids ?? new Set();
  let depth = 2;
  visit(tree, 'heading', (node, _, parent) => {
    if (node.depth > 4) file.message('use headings with two to four #', node);
    if (parent !== tree) {
      node.depth = node.depth === 4 ? 4 : 3;
    } else if (node.depth === 1) {
      file.message('start headings with ##; the title of the page is the only # heading', node);
    } else if (node.depth > depth + 1) {
      file.message(`use ${'#'.repeat(depth + 1)} here, so that no heading level is skipped`, node);
    }
    if (parent === tree) depth = Math.max(node.depth, 2);
    visit(node, ['link', 'linkReference', 'footnoteReference'], (link) => {
      file.message('move the link into the text; a heading already links to itself', link);
    });
    const last = node.children.at(-1);
    const explicitId = last?.type === 'text' ? customId.exec(last.value)?.[1] : undefined;
    if (last?.type === 'text') last.value = last.value.replace(customId, '');
    if (
      explicitId !== undefined &&
      (ids.has(explicitId) || !/^\p{L}[\p{L}\p{N}-]*$/u.test(explicitId))
    ) {
      file.message('give the heading a unique id of letters, digits and hyphens', last);
    }
    node.data = { hProperties: { id: claimId(ids, explicitId ?? slugOf(toString(node))) } };
  });
}

/** Returns a unique id, and adds it to `ids`. If the slug is taken, the id is the slug and a number. */
export function claimId(ids: Set<string>, slug: string): string {
  let id = slug;
  for (let count = 2; ids.has(id); count += 1) id = `${slug}-${count}`;
  ids.add(id);
  return id;
}

/** Converts text to an id: lower-case words and numbers in any script, joined by hyphens. */
export function slugOf(text: string): string {
  const slug = hyphenated(text);
  return /^\p{L}/u.test(slug) ? slug : `section-${slug}`;
}

/** Checks and collects links. Replaces links to Markdown files with links to their pages. */
export function links(tree: Root, file: VFile): void {
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => void definitions.set(identifier, url));
  const resolveUrl = (url: string, node: Nodes): string => {
    const line = node.position?.start.line ?? 1;
    if (url.startsWith(wikilinkScheme)) {
      const [name = '', heading] = url.slice(wikilinkScheme.length).split(/#+/);
      const fragment = heading ? `#${slugOf(heading)}` : '';
      const slug = slugFromName(posix.basename(name, '.md').trim());
      // `tools/links.ts` resolves this link once all files are known.
      const href = slug ? `/[[${slug}]]${fragment}` : fragment;
      const written = node.type === 'link' ? node.data?.written : undefined;
      file.data.links?.push({ href, line, ...(slug && { target: written ?? `[[${name}]]` }) });
      return href;
    }
    const [, path, fragment = ''] = markdownLink.exec(url) ?? [];
    if (path) {
      const target = posix.join(posix.dirname(file.path), path);
      const { collection, name } = locationOf(decoded(target)) ?? {};
      if (!collection || !name) {
        file.message(
          `link to a file that exists; no post, project or page is named ${target}`,
          node,
        );
        return fragment;
      }
      const href = hrefTo(collections[collection].routes[0], name) + fragment;
      file.data.links?.push({ href, line, target });
      return href;
    }
    // Uses https for a bare address like "www.example.com", to which GFM adds `http:`.
    const href = url === `http://${toString(node)}` ? url.replace('http:', 'https:') : url;
    const { error } = hrefSchema.safeParse(href);
    if (error) file.message(error.issues[0]?.message ?? '', node);
    else file.data.links?.push({ href, line });
    return href;
  };
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'linkReference') return;
    const url = node.type === 'link' ? node.url : (definitions.get(node.identifier) ?? '');
    Object.assign(node, { type: 'link', url: resolveUrl(url, node) });
  });
}

/** Names of each callout kind: GitHub's and Obsidian's. */
const calloutNames: Readonly<Record<(typeof calloutKinds)[number], string>> = {
  note: 'note info abstract summary tldr todo question help faq example quote cite',
  tip: 'tip hint success check done',
  important: 'important',
  warning: 'warning attention',
  caution: 'caution failure fail missing danger error bug',
};

/** Converts blockquotes that start with a marker like `[!NOTE]` to asides with a `title` property. */
export function callouts(tree: Root, file: VFile): void {
  visit(tree, 'blockquote', (node) => {
    const [first] = node.children;
    const text = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (first?.type !== 'paragraph' || text?.type !== 'text') return;
    // Ignores the text after a `|`, which is for Obsidian's themes.
    const [marker, name = '', fold] =
      /^\[!([^\]|\n]+)(?:\|[^\]\n]*)?\]([+-]?)/.exec(text.value) ?? [];
    if (!marker) return;
    text.value = text.value.slice(marker.length);
    const title = takeFirstLine(first);
    const calloutName = name.trim().toLowerCase();
    const dataKind = calloutKinds.find((kind) =>
      calloutNames[kind].split(' ').includes(calloutName),
    );
    if (!dataKind) {
      const names = Object.values(calloutNames).join(' ').split(' ');
      const nearest = nearestName(calloutName, names);
      file.message(
        nearest
          ? `did you mean the callout [!${nearest}]?`
          : `use one of these callouts: ${calloutKinds.join(', ')}`,
        text,
      );
    }
    if (first.children.length === 0) node.children.shift();
    node.data = {
      hName: 'aside',
      hProperties: { dataKind, dataFold: fold || undefined, title: title || undefined },
    };
  });
}

function takeFirstLine({ children }: Paragraph): string {
  let title = '';
  for (let part = children.shift(); part && part.type !== 'break'; part = children.shift()) {
    const [line, ...others] = toString(part, { includeHtml: false }).split('\n');
    title += line;
    if (part.type !== 'text' || others.length === 0) continue;
    children.unshift({ ...part, value: others.join('\n') });
    break;
  }
  return title.trim();
}

/** Converts TeX to MathML, which browsers render without scripts. */
function mathElement(
  node: Nodes & { value: string },
  displayMode: boolean,
  file: VFile | null | undefined,
): Element {
  try {
    const html = temml.renderToString(node.value, { displayMode, throwOnError: true });
    const tree = fromHtml(html, { fragment: true });
    // Uses no-break spaces, because browsers drop other spaces at the start and end of text.
    visit(tree, 'text', (text) => void (text.value = text.value.replace(/^ | $/g, '\u00a0')));
    return tree.children[0] as Element;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0]?.trim() : '';
    file?.message(`write the formula in TeX: ${reason}`, node);
    return h('math');
  }
}

/** Handlers that override remark-rehype's defaults. */
export const handlers: Options['handlers'] = {
  /** Numbers the footnotes. The first reference has an id, because the footnote links back to it. */
  footnoteReference(state, { identifier }: FootnoteReference) {
    const { footnoteOrder } = state;
    const id = identifier.toUpperCase();
    const isFirst = !footnoteOrder.includes(id);
    if (isFirst) footnoteOrder.push(id);
    const number = footnoteOrder.indexOf(id) + 1;
    const target = `footnote-${number}`;
    const link = { href: `#${target}`, role: 'doc-noteref' };
    return h('sup', h('a', { ...link, id: isFirst && `${target}-reference` }, String(number)));
  },
  image(state, node: Extract<Nodes, { type: 'image' }>) {
    const { url, alt, title } = node;
    const art = /^art:(.+)$/.exec(url)?.[1];
    const element = h('img', { ...(art ? { art } : { src: url }), alt: alt ?? '', title });
    state.patch(node, element);
    return element;
  },
  inlineMath: (state, node: Nodes & { value: string }) =>
    mathElement(node, false, state.options.file),
  link(state, node: Extract<Nodes, { type: 'link' }>) {
    const element = h('a', { href: node.url }, state.all(node));
    state.patch(node, element);
    return state.applyData(node, element);
  },
  /** Omits the `p` element in an item with a single paragraph, unless the item is a task. */
  listItem(state, node: Extract<Nodes, { type: 'listItem' }>) {
    const { checked, children } = node;
    const [first] = children;
    const isTask = typeof checked === 'boolean';
    if (first?.type === 'paragraph' && children.length === 1 && !isTask) {
      return h('li', state.all(first));
    }
    const box = isTask ? h('input', { type: 'checkbox', disabled: true, checked }) : null;
    return h('li', box, state.all(node));
  },
  math: (state, node: Nodes & { value: string }) => mathElement(node, true, state.options.file),
};
