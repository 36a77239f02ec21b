/** Code in the colours of its language, as classes: the parts bring the colours of both themes. */
import {
  bundledLanguages,
  bundledLanguagesAlias,
  codeToTokensBase,
  createCssVariablesTheme,
  type BundledLanguage,
} from 'shiki';
import type { CodeRun, CodeToken } from '../schemas/article';

const theme = { ...createCssVariablesTheme(), name: 'classes' };

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

/**
 * Divides code into runs.
 *
 * @param language a language that can be coloured; code of any other is one run
 * @returns the runs, which joined are the code; neighbours of one kind are one run
 */
export async function highlight(code: string, language: string): Promise<CodeRun[]> {
  if (!isBundled(language)) return [code];
  // No limit of time: on a slow machine a line would end half coloured.
  const lines = await codeToTokensBase(code, { lang: language, theme, tokenizeTimeLimit: 0 });
  const runs: CodeRun[] = [];
  const pieces = lines.flatMap((line, index) => (index > 0 ? [{ content: '\n' }, ...line] : line));
  for (const { content, color = '' } of pieces as { content: string; color?: string }[]) {
    const token = tokens[color];
    const last = runs.at(-1);
    if (token && typeof last === 'object' && last.token === token) last.text += content;
    else if (token) runs.push({ token, text: content });
    else if (typeof last === 'string') runs[runs.length - 1] = last + content;
    else runs.push(content);
  }
  return runs;
}
