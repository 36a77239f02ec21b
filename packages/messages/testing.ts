import { fileURLToPath } from 'node:url';

const english = (file: string) => fileURLToPath(new URL(`src/english/${file}`, import.meta.url));

/** Aliases (`resolve.alias`) that make tests and Storybook use English, whatever the site’s language. */
export const englishMessages = {
  '#generated/language': english('language.ts'),
  '#generated/messages': english('messages.json'),
};
