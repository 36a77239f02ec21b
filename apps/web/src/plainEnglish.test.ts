/** What visitors read is plain, idiomatic English: what was mended once does not come back. */
import { expect, it } from 'vitest';

const files = import.meta.glob<string>(
  ['../../../packages/words/src/en.ts', '../../../packages/content/demo/**/*.{ts,md}'],
  { query: '?raw', import: 'default', eager: true },
);

const stilted =
  /was not asked|show the picture|as it stood on|until a reply|asked often|cookie choice|need another look|throw it away|answer once more|has a slip in it|cannot be reached from here|will stand here|nought|page make clear|gives out each day|and its way online/i;

/** Names and addresses that stay as they are. */
const kept =
  /-deaf-and-mute|AI (powered )?communication platform for deaf and mute|name: '(Guvi|Hacker Rank)'/g;

it.each(Object.entries(files))('%s calls people and companies by one name each', (_, text) => {
  expect(text.replaceAll(kept, '')).not.toMatch(/\b(mute|Guvi|Hacker Rank|Hackerrank)\b/);
});

it.each(Object.entries(files))('%s has none of the stilted phrases', (_, text) => {
  expect(text.replaceAll(/\s+/g, ' ')).not.toMatch(stilted);
});
