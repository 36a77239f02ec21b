import { fileURLToPath } from 'node:url';

const english = (name: string) => fileURLToPath(new URL(`src/english/${name}.ts`, import.meta.url));

/** `resolve.alias` for tests and Storybook, which use English for every owner. */
export const inEnglish = {
  '#generated/language': english('language'),
  '#generated/messages': english('messages'),
};
