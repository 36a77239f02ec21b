/** The interface messages in the owner's languages, for the toolbar. */
import { englishMessages } from '@portfolio/messages/testing';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Messages by language tag, without English. Written by `pnpm generate`. */
const languagesFile = resolve(import.meta.dirname, '../../messages/generated/languages.json');

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object;

/** BCP 47 tags of the owner's languages other than English. */
export const ownLanguages = existsSync(languagesFile) ? Object.keys(readJson(languagesFile)) : [];

/** Replaces the `#` in virtual module names, because it would start a URL fragment. */
const virtualPrefix = 'virtual:own-';

/** Vite plugin that loads the messages in the language named in the frame's URL, or in English. */
export function ownMessages(): Plugin {
  const { '#generated/messages': english, '#generated/language': language } = englishMessages;
  const code = `/\\bdirection:([^;]+)/.exec(new URLSearchParams(location.search).get('globals'))?.[1]`;
  const modules: Record<string, string> = {
    '#generated/messages': [
      `import * as english from ${JSON.stringify(english)};`,
      `import byLanguage from ${JSON.stringify(languagesFile)};`,
      `const chosen = byLanguage[${code}] ?? english;`,
      ...Object.keys(readJson(english)).map((group) => `export const ${group} = chosen.${group};`),
    ].join('\n'),
    '#generated/language': [
      `import { language as english } from ${JSON.stringify(language)};`,
      `const code = ${code};`,
      `export const language = ${JSON.stringify(ownLanguages)}.includes(code) ? code : english;`,
    ].join('\n'),
  };
  return {
    name: 'portfolio-own-messages',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? id.replace('#', virtualPrefix) : undefined),
    load: (id) => modules[id.replace(virtualPrefix, '#')],
  };
}
