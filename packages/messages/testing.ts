import { fileURLToPath } from 'node:url';

const english = (file: string) => fileURLToPath(new URL(`src/english/${file}`, import.meta.url));

/** `resolve.alias` for tests and Storybook, which use English for every owner. */
export const inEnglish = {
  '#generated/language': english('language.ts'),
  '#generated/messages': english('messages.json'),
};
