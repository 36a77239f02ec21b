/** Converts the picture, video and code tags of Hugo, Jekyll and dev.to, and reports unsupported syntax. */
import { fill } from '@portfolio/messages/fill';
import type { BlockContent, Image, Nodes, Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { inlineParser, parseField, withoutParagraph } from './blocks';
import { reference, withoutSize } from './inlines';
import { headingText } from './remarkPlugins';
import { videoAt } from './videos';

/** Nodes in which braces are plain text. */
const literalNodes = ['code', 'inlineCode', 'math', 'inlineMath', 'yaml', 'toml'];

/** Matches inline code in a block's source. The block's parsed nodes cannot be used, because they have no offsets. */
const inlineCode = /(?<!`)(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/;

/** Matches TeX in `\(…\)` or `\[…\]`. With one backslash, which may also escape a bracket, the text must look like TeX. */
const texDelimiters =
  /\\\\[([](?:(?!\n\n)[^])*?\\\\[)\]]|\\[([](?!\^)(?:(?!\n\n|\\[)\]])[^])*?(?:\\[A-Za-z]|[\w})]\^|[\w})] ?[=+<>] ?[\w({\\])(?:(?!\n\n)[^])*?\\[)\]]/;

interface Unsupported {
  pattern: RegExp;
  /** Advice to the author about the text that the pattern found. */
  advice: (tag: string) => string;
}

/** Syntax whose advice quotes a corrected form. */
const correctable: readonly Unsupported[] = [
  {
    pattern: texDelimiters,
    advice: (tag) =>
      tag.includes('[')
        ? `write ${tag} as a formula between two lines of $$`
        : `write ${tag} as $formula$, without spaces inside the dollars`,
  },
  {
    pattern:
      /\]\([^()<>{}"\n]*[^()<>{}"\s] [^()<>{}"\n]*\.(?:md|avif|gif|jpe?g|png|svg|webp)(?:#[^()\s]*)?\)/,
    advice: (tag) =>
      `write ${tag.replace('(', '(<').replace(/\)$/, '>)')}; a file name with spaces needs < and >`,
  },
  {
    pattern: /!?\[[^[\]\n]*\]\([^()\s]+[^\S\n]+=\d*(?:x\d*)?\)/,
    advice: (tag) =>
      `write ${tag.replace(/\s+=.*/, ')')} instead of ${tag}; the page sets the size of pictures`,
  },
  {
    pattern: /\{\{[<%]\/\*[^]*?\*\/[>%]\}\}/,
    advice: (tag) => `put ${withoutEscapes(tag)} in backquotes instead of ${tag}`,
  },
  {
    pattern: /(?<=[\p{L}\p{N})>~])\^[\p{L}\p{N}()+−-]+\^/u,
    advice: (tag) => `write ${tag} as <sup>${tag.slice(1, -1)}</sup>, or \\${tag} to show it`,
  },
  {
    pattern: /(?<=[\p{L}\p{N})>^])~[\p{L}\p{N}()+−-]+~(?!~)/u,
    advice: (tag) => `write ${tag} as <sub>${tag.slice(1, -1)}</sub>, or \\${tag} to show it`,
  },
];

/** Other syntax of other site generators, by the advice to the author. If several patterns match, the first one counts. */
const removable: Readonly<Record<string, RegExp>> = {
  'remove the space after ] in {tag}':
    /!\[[^[\]\n]*\][^\S\n]+\([^()\n]*\)|\[[^[\]\n]{2,}\][^\S\n]+\((?:https?:\/\/|[^()\s]+\.md\b)[^()\s]*\)/,
  'put {tag} between two blank lines; pictures and videos stand alone':
    /\{(?:\{[<%]|%)-?\s*(?:(?:figure|youtube|vimeo)\s|embed\s+\S*(?:youtu|vimeo))[^]*?(?:[>%]\}|(?=\n\n)|$)\}?/,
  'put {tag} alone on a line; the code goes between an opening and a closing tag':
    /\{(?:\{[<%]|%)-?\s*\/?\s*(?:end)?highlight\b[^]*?(?:[>%]\}|(?=\n\n)|$)\}?/,
  'remove {tag}, and put braces in the text in backquotes': /\{%-?\s*(?:end)?raw\s*-?%\}/,
  'replace {tag} with Markdown; this shortcode works only in Hugo':
    /\{\{[<%][^]*?(?:[>%]\}\}|(?=\n\n)|$)/,
  'replace {tag} with Markdown; this tag works only in Jekyll or dev.to':
    /\{%[^]*?(?:%\}|(?=\n\n)|$)/,
  'replace {tag} with its value, or put it in backquotes': /\{\{[^]*?(?:\}\}|(?=\n\n)|$)/,
  'remove {tag} and the list item above it; the page makes its own table of contents':
    /\{:\s*toc\b[^}\n]*\}/,
  'remove {tag}; such attributes work only in Jekyll': /\{:[^}\n]*\}/,
  'remove {tag}; only headings can have an attribute, their id, as in {#works}':
    /(?<=\S[^\S\n]*|\n)\{(?!#[^}\s]*\}|:)(?:[.#][\w-]+|[\w-]+="[^"\n]*")(?:\s+(?:[.#][\w-]+|[\w-]+="[^"\n]*"))*\}(?=[^\S\n]*(?:\n|$))/,
  'put {tag} and its formula between two lines of $$': /\\begin\{\w+\*?\}/,
  'put the comment between <!-- and -->; %% hides text only in Obsidian': /(?<!\S)%%[^]*?%%/,
  'write {tag} as a footnote: [^1] here, and [^1]: with its text anywhere': /\^\[[^\]]*\]/,
  'remove {tag}; block ids work only in Obsidian': /(?<=\s)\^[\w-]+(?=[^\S\n]*(?:\n|$))/,
  'move {tag} to tags in the front matter, or write \\{tag} to show it':
    /(?<=\s)(?<!\]:\s+)#(?![\da-fA-F]{3,8}\b)\d*\p{L}[\p{L}\p{N}_/-]*/u,
  'rewrite {tag} as text; such fields work only in Obsidian':
    /(?<=\n[^\S\n]*(?:[-*+>][^\S\n]+)*)[*_]*\p{L}[\p{L}\p{N}_ -]*[*_]*::[^\S\n][^\n]*|(?<=[[(])\p{L}[\p{L}\p{N}_ -]*::[^\S\n][^\])\n]*/u,
  'remove {tag}; the page makes its own table of contents':
    /\[\[_?(?:TOC|toc)_?\]\]|(?<=\n[^\S\n]*)\[_?(?:TOC|toc)_?\](?=[^\S\n]*(?:\n|$))/,
  'remove the ++ in {tag}, or put it in backquotes':
    /(?<![\p{L}\p{N}+])\+\+(?=[^\s+])[^\n+]*[^\s+]\+\+(?![\p{L}\p{N}+])/u,
  'write "{tag}" as - **term**: definition, or \\: to show the colon':
    /(?<=\n[^\S\n]*\S[^\n]*\n(?:[^\S\n]*\n)?[^\S\n]{0,3}):[^\S\n]+\S[^\n]*/,
  'replace {tag} with [ ] or [x]; other task marks work only in Obsidian':
    /(?<=\n[^\S\n]*(?:>[^\S\n]*)*(?:[-*+]|\d+[.)])[^\S\n]+)\[[^\]\s\p{L}\p{N}]\](?=[^\S\n])/u,
  'write {tag} as a callout: > [!NOTE], with > before each line':
    /(?<=\n[^\S\n]*):::+[^\S\n]*[\p{L}{][^\n]*/u,
};

const unsupported: readonly Unsupported[] = [
  ...correctable,
  ...Object.entries(removable).map(([text, pattern]) => ({
    pattern,
    advice: (tag: string) => fill(text, { tag }),
  })),
];

const anyUnsupported = new RegExp(
  unsupported.map(({ pattern }) => `(${pattern.source})`).join('|'),
  'gu',
);

/** Matches a template tag in front matter. */
export const templateTag = /\{\{[^{}]*\}\}|\{%[^{}]*%\}/;

/** Removes the escapes around template tags in code: Hugo's comment marks and Jekyll's `raw` tags. */
const withoutEscapes = (code: string) =>
  code
    .replace(/(\{\{[<%])\/\*(.*?)\*\/([>%]\}\})/g, '$1$2$3')
    .replace(/\{%-?\s*raw\s*-?%\}([^]*?)\{%-?\s*endraw\s*-?%\}/g, '$1');

const opening = String.raw`\{(?:%-?|\{[<%])\s*highlight\s+["']?([\w+#-]+)[^}\n]*\}+\s*?\n`;
const closing = String.raw`\{(?:%-?\s*end|\{[<%]\s*/\s*)highlight[^}\n]*\}+`;
/** Matches a fenced code block, or code between Jekyll's or Hugo's highlight tags. */
const codeBlock = new RegExp(
  `^[ \\t]*(\`{3,}|~{3,})[^]*?^[ \\t]*\\1|^([ \\t]*)${opening}([^]*?)^[ \\t]*${closing}`,
  'gm',
);

/** Replaces highlight tags with code fences. Keeps the number of lines, so that problems are reported on the right line. */
export const withFences = (text: string): string =>
  text.replace(codeBlock, (block, _fence, indent = '', language?: string, code = '') =>
    language ? `${indent}~~~~~~${language}\n${code}${indent}~~~~~~` : block,
  );

/** Parses a tag. The key of an argument is its name or, without a name, its position from 0. */
function parseShortcode(source: string) {
  const [, name = '', rest = ''] =
    /^\{(?:\{[<%]|%-?)\s*(\w+)\s*((?:(?![>%]\})[^])*?)\s*\/?(?:[>%]\}|-?%)\}$/.exec(
      source.trim(),
    ) ?? [];
  const values: Record<string, string> = {};
  let count = 0;
  for (const [, key, quoted, plain] of rest.matchAll(/(?:(\w+)=)?(?:["“]([^"”]*)["”]|(\S+))/g)) {
    values[key ?? String(count++)] = quoted ?? plain ?? '';
  }
  return { name: name.toLowerCase(), values };
}

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

function figureOf(
  { src = '', title, caption, alt, attr, attrlink, link }: Record<string, string>,
  position: Nodes['position'],
  file: VFile,
): BlockContent {
  if (link) {
    file.message('move link into the caption; pictures have no links', { place: position });
  }
  const words = [title, caption].filter(Boolean).length > 1 ? `${title}. ` : title;
  const nodes: Nodes[] = [
    ...(words ? [{ type: 'text', value: words } as const] : []),
    ...withoutParagraph(parseField(caption ?? '', position, file, inlineParser)),
  ];
  const image: Image = { type: 'image', url: src, alt: alt ?? toString(nodes), position };
  if (attr) {
    const credit = { type: 'text', value: attr } as const;
    if (nodes.length > 0) nodes.push({ type: 'text', value: ' ' });
    nodes.push(attrlink ? { type: 'link', url: attrlink, children: [credit], position } : credit);
  }
  const figcaption = { type: 'block', data: { hName: 'figcaption' }, children: nodes } as const;
  const children = nodes.length > 0 ? [image, figcaption] : [image];
  return { type: 'block', data: { hName: 'figure' }, children, position } as BlockContent;
}

/** Converts picture and video tags, removes `raw` tags that stand alone, and reports unsupported syntax. */
export function shortcodes(tree: Root, file: VFile): void {
  const source = String(file);
  /** The source, with spaces in place of literal text and converted tags. */
  let masked = source;
  const mask = ({ position }: Nodes, pattern = /[^]+/) => {
    const [from, to] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    const blank = masked
      .slice(from, to)
      .replace(new RegExp(pattern, 'g'), (part) => part.replace(/[^\n]/g, ' '));
    masked = masked.slice(0, from) + blank + masked.slice(to);
  };
  /** Text of the nearest heading above: the default title of a video. */
  let heading = '';
  visit(tree, (node, index, parent) => {
    if (literalNodes.includes(node.type)) mask(node);
    else if (node.type === 'heading') heading = headingText(node);
    // Masks references, because `inlines` later converts them to links.
    else if (node.type === 'text' && node.value.includes('](')) mask(node, reference);
    else if (node.type === 'block' || node.type === 'html')
      [/<!--[^]*?-->/, reference, inlineCode].forEach((one) => mask(node, one));
    if (node.type === 'code' || node.type === 'inlineCode') node.value = withoutEscapes(node.value);
    if ('alt' in node) node.alt = withoutSize(node.alt ?? '');
    if (!parent || index === undefined) return undefined;
    if (node.type === 'image' && videoAt(node.url)) {
      const title = node.alt || heading || String(file.data.title ?? '');
      parent.children[index] = linkTo(node.url, title, node);
    }
    const picture = node.type === 'paragraph' && node.children.length === 1 && node.children[0];
    if (picture && picture.type === 'image' && picture.title && !videoAt(picture.url)) {
      const { url, title, alt } = picture;
      parent.children[index] = figureOf(
        { src: url, caption: title, alt: alt ?? '' },
        node.position,
        file,
      );
      return undefined;
    }
    const call =
      node.type === 'paragraph' || node.type === 'html'
        ? parseShortcode(source.slice(node.position?.start.offset, node.position?.end.offset))
        : undefined;
    if (!call?.name) return undefined;
    const { name, values } = call;
    // Removes Jekyll's `raw` tags, because code with braces does not need them on this site.
    if (name === 'raw' || name === 'endraw') {
      mask(node);
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    const video = videoOf(name, values);
    const { position } = node;
    let replacement: BlockContent | undefined;
    if (name === 'figure' && values['src']) replacement = figureOf(values, position, file);
    else if (video) {
      const title = values['title'] ?? (heading || String(file.data.title ?? ''));
      replacement = { type: 'paragraph', children: [linkTo(video, title, node)], position };
    }
    if (!replacement) return undefined;
    // Masks only the ends of the tag. The arguments are published, so they are checked for unsupported syntax.
    mask(node, /^\s*\{\{?[<%]\s*\w+|\/?[>%]\}+\s*$/);
    parent.children[index] = replacement;
    return undefined;
  });
  // Masks escaped characters: they are literal text, not syntax.
  masked = masked.replace(
    new RegExp(`(${texDelimiters.source}|\\\\begin\\{)|\\\\.`, 'g'),
    (_, formula?: string) => formula ?? '  ',
  );
  for (const match of masked.matchAll(anyUnsupported)) {
    const [tag, ...groups] = match;
    const kind = unsupported[groups.findIndex((group) => group !== undefined)];
    if (!kind) continue;
    const line = masked.slice(0, match.index).split('\n').length;
    const text = tag.split('\n')[0]?.trim() ?? '';
    const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text;
    file.message(kind.advice(shown), { place: { line, column: 1 } });
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
