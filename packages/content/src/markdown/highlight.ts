/** Highlights code with classes, so that the style sheet sets the colours for both themes. */
import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import {
  bundledLanguages,
  bundledLanguagesAlias,
  codeToTokensBase,
  createCssVariablesTheme,
  type BundledLanguage,
} from 'shiki';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { nearestName } from '../explain';
import { blockNames } from '../schemas/blocks';

const theme = { ...createCssVariablesTheme(), name: 'classes' };

/** CSS class for each colour variable of the Shiki theme. */
const classes: Readonly<Record<string, string>> = {
  'var(--shiki-token-keyword)': 'keyword',
  'var(--shiki-token-string)': 'string',
  'var(--shiki-token-string-expression)': 'string',
  'var(--shiki-token-comment)': 'comment',
  'var(--shiki-token-constant)': 'constant',
  'var(--shiki-token-function)': 'function',
  'var(--shiki-token-inserted)': 'string',
  'var(--shiki-token-deleted)': 'constant',
};

export const codeClasses: readonly string[] = [...new Set(Object.values(classes))];

const isBundled = (language: string): language is BundledLanguage =>
  language in bundledLanguages || language in bundledLanguagesAlias;

/** Finds the code blocks in a tree. Returns each block's element, code, language and caption (from `title="…"`). */
export function codeBlocksIn(tree: Root) {
  const found: { block: Element; code: string; language: string; caption: string | undefined }[] =
    [];
  visit(tree, { tagName: 'pre' }, (block: Element) => {
    const [element] = block.children;
    if (element?.type !== 'element') return;
    const [name = 'language-text'] = (element.properties['className'] ?? []) as string[];
    const [text] = element.children;
    found.push({
      block,
      code: text?.type === 'text' ? text.value : '',
      language: name.slice('language-'.length),
      caption: /(?:^|\s)title="([^"]*)"/.exec(element.data?.meta ?? '')?.[1],
    });
  });
  return found;
}

/** Converts code blocks to highlighted figures. */
export async function codeBlocks(tree: Root, file: VFile): Promise<void> {
  for (const { block, code, language, caption } of codeBlocksIn(tree)) {
    if (language !== 'text' && !isBundled(language)) {
      const meant = nearestName(language, blockNames);
      const hint = meant ? `; did you mean the block "${meant}"?` : '';
      file.message(
        `use a language that Shiki knows, or text; it does not know "${language}"${hint}`,
        block,
      );
    }
    const coloured = await highlight(code.slice(0, -1), language);
    Object.assign(block, {
      tagName: 'figure',
      properties: { dataLanguage: language },
      children: [...(caption ? [h('figcaption', caption)] : []), h('pre', h('code', coloured))],
    });
  }
}

async function highlight(code: string, language: string): Promise<ElementContent[]> {
  if (!isBundled(language)) return [{ type: 'text', value: code }];
  // Disables the time limit, which would leave lines half highlighted on slow machines.
  const lines = await codeToTokensBase(code, { lang: language, theme, tokenizeTimeLimit: 0 });
  const runs: { className: string | undefined; text: string }[] = [];
  const tokens = lines.flatMap((line, index) => (index > 0 ? [{ content: '\n' }, ...line] : line));
  for (const { content, color = '' } of tokens as { content: string; color?: string }[]) {
    const last = runs.at(-1);
    if (last && last.className === classes[color]) last.text += content;
    else runs.push({ className: classes[color], text: content });
  }
  return runs.map(({ className, text }) =>
    className ? h('span', { className }, text) : { type: 'text', value: text },
  );
}
