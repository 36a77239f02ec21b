/** The interface messages in the owner's languages, for the toolbar. */
import { englishMessages } from '@portfolio/messages/testing';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const packages = resolve(import.meta.dirname, '../..');
const translations = join(packages, 'content/generated');

/** Languages other than English that `pnpm generate` has written messages for: code and folder. */
export const ownLanguages = [
  join(packages, 'messages/generated'),
  ...(existsSync(translations) ? readdirSync(translations) : []).map((name) =>
    join(translations, name),
  ),
]
  .filter((folder) => existsSync(join(folder, 'messages.ts')))
  .map((folder) => ({
    folder,
    code: /"(.+)"/.exec(readFileSync(join(folder, 'language.ts'), 'utf8'))?.[1] ?? '',
  }))
  .filter(({ code }) => code && !code.startsWith('en'));

/** Replaces the `#` in virtual module names, because it would start a URL fragment. */
const virtualPrefix = 'virtual:own-';

/** Vite plugin that loads the messages in the language named in the frame's URL, or in English. */
export function ownMessages(): Plugin {
  const { '#generated/messages': messages, '#generated/language': language } = englishMessages;
  const groups = Object.keys(JSON.parse(readFileSync(messages, 'utf8')) as object);
  const chosen =
    `const chosen = all[/\\bdirection:([^;]+)/.exec(` +
    `new URLSearchParams(location.search).get('globals'))?.[1]];\n`;
  const modules: Record<string, string> = {
    '#generated/messages': [
      `import * as english from ${JSON.stringify(messages)};`,
      ...ownLanguages.map(
        ({ folder }, index) =>
          `import * as own${index} from ${JSON.stringify(join(folder, 'messages.ts'))};`,
      ),
      `const all = {${ownLanguages.map(({ code }, index) => `'${code}': own${index}`).join()}};`,
      chosen,
      ...groups.map((group) => `export const ${group} = (chosen ?? english).${group};`),
    ].join('\n'),
    '#generated/language': [
      `import { language as english } from ${JSON.stringify(language)};`,
      `const all = {${ownLanguages.map(({ code }) => `'${code}': '${code}'`).join()}};`,
      chosen,
      'export const language = chosen ?? english;',
    ].join('\n'),
  };
  return {
    name: 'portfolio-own-messages',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? id.replace('#', virtualPrefix) : undefined),
    load: (id) => modules[id.replace(virtualPrefix, '#')],
  };
}
