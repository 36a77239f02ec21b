/** Highlights code with classes, so that the style sheet sets the colours for both themes. */
import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import {
  bundledLanguages,
  bundledLanguagesAlias,
  codeToTokensBase,
  createCssVariablesTheme,
  isSpecialLang,
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

const languageNames = Object.keys({ ...bundledLanguages, ...bundledLanguagesAlias });

const isBundled = (language: string): language is BundledLanguage =>
  languageNames.includes(language);

/** Language names that GitHub, Rouge and Chroma know but Shiki does not, keyed by Shiki's name for the language. */
const otherNames: Readonly<Record<string, string>> = {
  apache: 'apacheconf',
  batch: 'dosbatch',
  diff: 'patch',
  dotenv: 'env',
  erb: 'html+erb rhtml',
  go: 'golang',
  ini: 'cfg conf config',
  jinja: 'jinja2',
  ruby: 'irb',
  shellsession: 'sh-session shell-session terminal',
  text: 'gitignore no-highlight nohighlight none output text-only',
  xml: 'svg',
};

/** Returns Shiki's name for a language, or `text` for plain text; undefined for an unknown language. */
function shikiName(language: string): string | undefined {
  const name = language.toLowerCase();
  if (isBundled(name)) return name;
  if (isSpecialLang(name)) return 'text';
  return Object.keys(otherNames).find((one) => otherNames[one]?.split(' ').includes(name));
}

/** Finds the code blocks in a tree. Returns each block's element, code, language and caption (from `title="…"`). */
export function codeBlocksIn(tree: Root) {
  const found: { block: Element; code: string; language: string; caption: string | undefined }[] =
    [];
  visit(tree, { tagName: 'pre' }, (block: Element) => {
    const [element] = block.children;
    if (element?.type !== 'element') return;
    const [name = 'language-text'] = (element.properties['className'] ?? []) as string[];
    const written = name.slice('language-'.length);
    const [text] = element.children;
    found.push({
      block,
      code: text?.type === 'text' ? text.value : '',
      language: shikiName(written) ?? written,
      caption: /(?:^|\s)title="([^"]*)"/.exec(element.data?.meta ?? '')?.[1],
    });
  });
  return found;
}

/** Converts code blocks to highlighted figures. Shows a block in an unknown language as plain text. */
export async function codeBlocks(tree: Root, file: VFile): Promise<void> {
  for (const { block, code, language, caption } of codeBlocksIn(tree)) {
    const isKnown = language === 'text' || isBundled(language);
    const meantBlock = isKnown ? undefined : nearestName(language, blockNames);
    if (meantBlock) {
      file.message(
        `use a language that Shiki knows, or text; it does not know "${language}"; did you mean the block "${meantBlock}"?`,
        block,
      );
    } else if (!isKnown) {
      const meant = nearestName(language, languageNames);
      const hint = meant ? `; did you mean "${meant}"?` : '';
      file.info(
        `shown as plain text; Shiki does not know the language "${language}"${hint}`,
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
