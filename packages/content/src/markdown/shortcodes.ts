/** Template tags of Hugo, Jekyll and dev.to: pictures and videos are taken, every other one is a mistake in its line. */
import type { Nodes, Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { reference } from './inlines';
import { videoAt } from './videos';

/** Nodes in which braces mean nothing. */
const literal = ['code', 'inlineCode', 'math', 'inlineMath', 'yaml', 'toml'];

/** What no page of this site shows as it stands, and what to write in its place. */
const foreign: readonly { pattern: RegExp; expectation: (tag: string) => string }[] = [
  {
    pattern: /\{\{[<%][^]*?(?:[>%]\}\}|(?=\n\n)|$)/,
    expectation: (tag) => `write Markdown in place of ${tag}: only Hugo knows this shortcode`,
  },
  {
    pattern: /\{%[^]*?(?:%\}|(?=\n\n)|$)/,
    expectation: (tag) => `write Markdown in place of ${tag}: only Jekyll or dev.to knows this tag`,
  },
  {
    pattern: /\{\{[^]*?(?:\}\}|(?=\n\n)|$)/,
    expectation: (tag) => `write the value in place of ${tag}, or put it between backquotes`,
  },
  {
    pattern: /\{:[^}\n]*\}/,
    expectation: (tag) => `remove ${tag}: only Jekyll knows attributes like this`,
  },
  {
    pattern: /(?<!\S)%%[^]*?%%/,
    expectation: () =>
      'put the comment between <!-- and -->: only Obsidian hides what is between %%',
  },
  {
    pattern: /\^\[[^\]]*\]/,
    expectation: (tag) => `write ${tag} as a footnote: [^1] here, and [^1]: with its text anywhere`,
  },
];

const anyForeign = new RegExp(foreign.map(({ pattern }) => `(${pattern.source})`).join('|'), 'g');

/** The closing tag of a pair; its opening one is the mistake. */
const closing = /^\{(?:\{[<%]|%)-?\s*(?:\/|end)/;

/** A shortcode or tag alone in its paragraph: its name, and its values by name, or by place from 0. */
function callIn(source: string) {
  const [, name = '', rest = ''] =
    /^\{(?:\{[<%]|%)\s*(\w+)\s*([^]*?)\s*\/?(?:[>%]\}|%)\}$/.exec(source.trim()) ?? [];
  const values: Record<string, string> = {};
  let count = 0;
  for (const [, key, quoted, plain] of rest.matchAll(/(?:(\w+)=)?(?:["“]([^"”]*)["”]|(\S+))/g)) {
    values[key ?? String(count++)] = quoted ?? plain ?? '';
  }
  return { name: name.toLowerCase(), values };
}

/** The address of the video that a shortcode or tag names. */
function videoOf(name: string, values: Record<string, string>): string | undefined {
  const id = values['id'] ?? values['0'] ?? '';
  const address = videoAt(id)
    ? id
    : name === 'youtube'
      ? `https://www.youtube.com/watch?v=${id}`
      : `https://vimeo.com/${id}`;
  const isKnown = name === 'youtube' || name === 'vimeo' || (name === 'embed' && videoAt(id));
  return isKnown && id && videoAt(address) ? address : undefined;
}

/** Takes pictures and videos out of shortcodes and tags, and reports what is left of them. */
export function shortcodes(tree: Root, file: VFile): void {
  const source = String(file);
  /** Without what may hold braces, which keeps its place. */
  let masked = source;
  const mask = ({ position }: Nodes) => {
    const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    const blank = source.slice(from, to).replace(/[^\n]/g, ' ');
    masked = masked.slice(0, from) + blank + masked.slice(to);
  };
  /** The heading above, which names a video without a title. */
  let heading = '';
  visit(tree, (node, index, parent) => {
    if (literal.includes(node.type) || (node.type === 'html' && node.value.startsWith('<!--'))) {
      mask(node);
    } else if (node.type === 'heading') heading = toString(node);
    if (!parent || index === undefined) return;
    if (node.type === 'image' && videoAt(node.url)) {
      const title = node.alt || heading || String(file.data.title ?? '');
      parent.children[index] = linkTo(node.url, title, node);
    }
    const call =
      node.type === 'paragraph' || node.type === 'html'
        ? callIn(source.slice(node.position?.start.offset, node.position?.end.offset))
        : undefined;
    if (!call?.name) return;
    const { name, values } = call;
    const video = videoOf(name, values);
    let taken: Paragraph['children'][number] | undefined;
    if (name === 'figure' && values['src']) {
      const caption = values['caption'] ?? values['title'];
      const alt = values['alt'] ?? caption ?? '';
      const title = caption === alt ? null : caption;
      taken = { type: 'image', url: values['src'], alt, title, position: node.position };
    } else if (video) {
      const title = values['title'] ?? (heading || String(file.data.title ?? ''));
      taken = linkTo(video, title, node);
    }
    if (!taken) return;
    mask(node);
    parent.children[index] = { type: 'paragraph', children: [taken], position: node.position };
  });
  // Escaped braces are words; `inlines` makes links of references.
  masked = masked.replace(/\\./g, '  ');
  masked = masked.replace(new RegExp(reference, 'g'), (all) => ' '.repeat(all.length));
  for (const match of masked.matchAll(anyForeign)) {
    const [tag, ...groups] = match;
    const kind = foreign[groups.findIndex((group) => group !== undefined)];
    if (closing.test(tag) || !kind) continue;
    const line = masked.slice(0, match.index).split('\n').length;
    const text = tag.split('\n')[0]?.trim() ?? '';
    const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text;
    file.message(kind.expectation(shown), { place: { line, column: 1 } });
  }
}

const linkTo = (
  url: string,
  title: string,
  { position }: Nodes,
): Paragraph['children'][number] => ({
  type: 'link',
  url,
  children: [{ type: 'text', value: title }],
  position,
});
