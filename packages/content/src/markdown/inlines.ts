/** Inline syntax beyond Markdown: wikilinks, embedded pictures, emoji names and highlights. */
import { nameToEmoji } from 'gemoji';
import type { Html, PhrasingContent, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { adviceForFormat, pictureExtensions } from '../tools/pictures';

/** URL scheme of wikilinks before `links` resolves them. */
export const wikilinkScheme = 'wikilink:';

declare module 'mdast' {
  interface LinkData {
    /** The link target as the author wrote it. Undefined for wikilinks and for links that do not lead to a file. */
    written?: string | undefined;
  }
}

/** Matches a link to a file: `[label]({{< ref "target" >}})`, `[label]({{ site.baseurl }}{% post_url target %})`. */
export const reference =
  /\[([^[\]\n*_`<~]+)\]\((?:\{\{[<%]\s*(?:rel)?ref\s+"?([^"\n]+?)"?\s*[>%]\}\}|(?:\{\{\s*site\.(?:base)?url\s*\}\})?\{%\s*(?:post_url|link)\s+(\S+)\s*%\})\)/;

/** Matches an emoji name: `:tada:`. */
const emojiName = /(?<=(?<![\w:])(?::[\w+-]+:)*):([\w+-]+):(?!\w)/;

/** Matches `[[target|label]]`, `![[picture|label]]`, `reference` and `emojiName`, but not `[[toc]]`, which `shortcodes` reports. */
const notation = new RegExp(
  `(!?)\\[\\[(?!_?(?:TOC|toc)_?\\])([^[\\]|\\n]+)(?:\\|([^[\\]\\n]*))?\\]\\]|${reference.source}|${emojiName.source}`,
  'g',
);

/** Replaces wikilinks, other references and emoji names with links, pictures and emoji. */
export function inlines(tree: Root, file: VFile): void {
  visit(tree, 'text', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const nodes: PhrasingContent[] = [];
    let end = 0;
    for (const match of node.value.matchAll(notation)) {
      const [all, embeds, target, alias, label, hugo, jekyll, name] = match;
      const position = positionIn(node, match.index);
      const replacement = name
        ? emoji(name)
        : embeds
          ? embed(target ?? '', alias, file, position)
          : link(
              target ?? hugo ?? jekyll ?? '',
              alias ?? label,
              label && all.slice(label.length + 3, -1),
            );
      if (!replacement) continue;
      nodes.push(text(node.value.slice(end, match.index), node), {
        ...replacement,
        position,
      });
      end = match.index + all.length;
    }
    if (end === 0) return undefined;
    nodes.push(text(node.value.slice(end), node));
    const nonEmpty = nodes.filter((one) => one.type !== 'text' || one.value !== '');
    parent.children.splice(index, 1, ...nonEmpty);
    return [SKIP, index + nonEmpty.length];
  });
}

/** Returns the position of a character in a node of several lines. Nodes from `parseField` have the position of their field. */
export function positionIn({ value, position }: Text | Html, index: number): Text['position'] {
  if (position?.start.offset === undefined) return position;
  const start = {
    line: position.start.line + value.slice(0, index).split('\n').length - 1,
    column: 1,
  };
  return { start, end: start };
}

const text = (value: string, { position }: Text): Text => ({ type: 'text', value, position });

const emojiOf = (name: string) =>
  Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined;

function emoji(name: string): PhrasingContent | undefined {
  const value = emojiOf(name);
  return value ? { type: 'text', value } : undefined;
}

/** Replaces emoji names in plain text. */
export const withEmoji = (value: string) =>
  value.replace(new RegExp(emojiName, 'g'), (all, name: string) => emojiOf(name) ?? all);

function link(target: string, label?: string, written?: string) {
  const name = target.trim();
  const text = label ?? name.replace(/^#/, '').replace('#', ' › ');
  // `tools/links.ts` replaces the file name with the entry's title, and removes `needsTitle`.
  const needsTitle = label === undefined && !name.startsWith('#');
  return {
    type: 'link',
    url: wikilinkScheme + name,
    data: { written, ...(needsTitle && { hProperties: { needsTitle } }) },
    children: [{ type: 'text', value: text.trim() }],
  } satisfies PhrasingContent;
}

/** Removes the size that Obsidian adds to a picture's description: `|300` or `|300x200`. */
export const withoutSize = (alt: string) => alt.replace(/(?:^|\|)\s*\d+(?:x\d+)?\s*$/, '').trim();

function embed(
  target: string,
  label = '',
  file: VFile,
  position: Text['position'],
): PhrasingContent | undefined {
  const url = target.trim();
  const alt = withoutSize(label);
  // Fills in a missing description, so that only the unsupported format is reported (by `pictureResolver`).
  if (adviceForFormat(url)) return { type: 'image', url, alt: alt || url };
  if (!pictureExtensions.some((extension) => url.toLowerCase().endsWith(extension))) {
    file.message(`replace ![[${url}]] with a link; only pictures can be embedded`, {
      place: position,
    });
    return undefined;
  }
  return { type: 'image', url, alt };
}

/** Matches the `==` at either end of a highlight. The `==` must touch the text inside, and must not touch a letter or digit outside. */
const edge = /(?<![\p{L}\p{N}=])==(?=[^\s=])|(?<=[^\s=])==(?![\p{L}\p{N}=])/gu;

/** Converts `==text==`, with any formatting inside, to `mark`. */
export function marks(tree: Root): void {
  visit(tree, (parent) => {
    if (!('children' in parent)) return;
    const children = parent.children as PhrasingContent[];
    if (!children.some((node) => node.type === 'text' && node.value.includes('=='))) return;
    const parsed = children.flatMap((node, index): (PhrasingContent | '==')[] => {
      if (node.type !== 'text') return [node];
      // An asterisk stands for each neighbouring node, because `edge` needs a character next to the `==`.
      const [before, after] = [index > 0 ? '*' : '', index < children.length - 1 ? '*' : ''];
      const parts = (before + node.value + after).split(edge);
      return parts
        .map((part, at) => part.slice(at === 0 ? before.length : 0))
        .map((part, at) => (after && at === parts.length - 1 ? part.slice(0, -1) : part))
        .flatMap((part) => ['==' as const, text(part, node)])
        .slice(1);
    });
    const content: PhrasingContent[] = [];
    while (parsed.length > 0) {
      const part = parsed.shift()!;
      const close = part === '==' ? parsed.indexOf('==') : -1;
      if (close > 0) {
        const inside = parsed.splice(0, close + 1).slice(0, -1) as PhrasingContent[];
        content.push({ type: 'emphasis', data: { hName: 'mark' }, children: inside });
      } else content.push(part === '==' ? { type: 'text', value: '==' } : part);
    }
    const nonEmpty = content.filter((node) => node.type !== 'text' || node.value !== '');
    parent.children.splice(0, parent.children.length, ...(nonEmpty as never[]));
  });
}
