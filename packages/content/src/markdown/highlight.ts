/** Code in the colours of its language, as classes: the parts bring the colours of both themes. */
import type { Root, RootContent } from 'mdast';
import {
  bundledLanguages,
  bundledLanguagesAlias,
  createCssVariablesTheme,
  createHighlighter,
  type BundledLanguage,
  type Highlighter,
} from 'shiki';
import type { CodeRun, CodeToken } from '../schemas/article';

const theme = { ...createCssVariablesTheme(), name: 'classes' };
let highlighter: Promise<Highlighter> | undefined;
let loaded: Highlighter | undefined;

/** What is told apart, by the name of the theme's variable; the rest is plain. */
const tokens: Readonly<Record<string, CodeToken>> = {
  'var(--shiki-token-keyword)': 'keyword',
  'var(--shiki-token-string)': 'string',
  'var(--shiki-token-string-expression)': 'string',
  'var(--shiki-token-comment)': 'comment',
  'var(--shiki-token-constant)': 'constant',
  'var(--shiki-token-function)': 'function',
  'var(--shiki-token-inserted)': 'string',
  'var(--shiki-token-deleted)': 'constant',
};

/** Whether a language can be coloured. */
function isBundled(language: string): language is BundledLanguage {
  return language in bundledLanguages || language in bundledLanguagesAlias;
}

/** Whether code may be said to be of a language; `text` is code without colours. */
export function isKnownLanguage(language: string): boolean {
  return language === 'text' || isBundled(language);
}

/** Loads the grammars of all code in a file, before `highlight` uses them. */
export async function loadLanguages(tree: Root): Promise<void> {
  const languages = new Set<BundledLanguage>();
  const visit = (node: Root | RootContent) => {
    if (node.type === 'code' && node.lang && isBundled(node.lang)) languages.add(node.lang);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  if (languages.size === 0) return;
  highlighter ??= createHighlighter({ themes: [theme], langs: [] });
  loaded = await highlighter;
  await loaded.loadLanguage(...languages);
}

/**
 * Divides code into runs.
 *
 * @param language a language that `loadLanguages` has loaded, or `text`
 * @returns the runs, which joined are the code; neighbours of one kind are one run
 */
export function highlight(code: string, language: string): CodeRun[] {
  if (!loaded || !isBundled(language)) return [code];
  // No limit of time: on a slow machine a line would end half coloured.
  const lines = loaded.codeToTokensBase(code, {
    lang: language,
    theme,
    tokenizeTimeLimit: 0,
  });
  const runs: CodeRun[] = [];
  lines.forEach((line, index) => {
    if (index > 0) append(runs, '\n', undefined);
    for (const { content, color } of line) append(runs, content, tokens[color ?? '']);
  });
  return runs;
}

function append(runs: CodeRun[], text: string, token: CodeToken | undefined): void {
  const last = runs.at(-1);
  if (token) {
    if (typeof last === 'object' && last.token === token) last.text += text;
    else runs.push({ token, text });
  } else if (typeof last === 'string') runs[runs.length - 1] = last + text;
  else runs.push(text);
}
