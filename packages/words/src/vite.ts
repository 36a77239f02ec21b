import type { Plugin } from 'vite';
import { en } from './en.ts';
import type { Words } from './index.ts';

/** Every text, and every set of plural forms, by the way that code names it: `WORDS.page.darkTheme`. */
export function* leavesOf(path: string, value: object): Generator<[path: string, leaf: unknown]> {
  for (const [key, child] of Object.entries(value)) {
    const place = `${path}.${key}`;
    if (typeof child === 'string' || 'other' in child) yield [place, child];
    else yield* leavesOf(place, child as object);
  }
}

const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);
/** The direction that a language is written in, by its script. */
const directionOf = (language: string) =>
  rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';

/** Lets a document say its language, and the direction that follows from it. */
export const withLanguage = (html: string, language: string) =>
  html.replace(/<html[^>]*>/, `<html lang="${language}" dir="${directionOf(language)}">`);

/**
 * Replaces the words of the interface by their texts, in the app and in the packages that it is built from. In tests and in
 * Storybook they are one object. The page says its language and direction.
 *
 * @param language the BCP 47 tag of the language that the site is written in
 * @param words the words in that language
 */
export function inlineWords(language = 'en-GB', words: Words = en): Plugin {
  return {
    name: 'portfolio-words',
    config: (_, { command }) => ({
      define: {
        LANGUAGE: JSON.stringify(language),
        ...(command === 'build'
          ? Object.fromEntries(
              [...leavesOf('WORDS', words)].map(([path, leaf]) => [path, JSON.stringify(leaf)]),
            )
          : { WORDS: JSON.stringify(words) }),
      },
    }),
    transformIndexHtml: (html) => withLanguage(html, language),
    generateBundle(_, bundle) {
      // A text that is named in full is left in documentation alone, which shows code.
      const texts = [...leavesOf('WORDS', words)].map(([path]) => path);
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        for (const [name] of file.code.matchAll(/\bWORDS(?:\.\w+)+/g)) {
          if (texts.some((text) => name.startsWith(text))) continue;
          this.error(`${name} is no word of the interface: name a text of en.ts in full.`);
        }
      }
    },
  };
}
