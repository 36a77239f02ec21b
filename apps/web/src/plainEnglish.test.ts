/** Prevents awkward phrases in visible texts from coming back. */
import { expect, it } from 'vitest';

const files = import.meta.glob<string>(
  [
    '../../../packages/messages/src/english/messages.ts',
    '../../../packages/content/demo/**/*.{ts,md}',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const awkward =
  /was not asked|show the picture|as it stood on|until a reply|asked often|cookie choice|need another look|throw it away|answer once more|has a slip in it|cannot be reached from here|will stand here|nought|page make clear|gives out each day|and its way online/i;

/** Names and addresses that may keep the old spelling. */
const exceptions =
  /-deaf-and-mute|AI (powered )?communication platform for deaf and mute|name: '(Guvi|Hacker Rank)'/g;

it.each(Object.entries(files))('%s uses one name per company and person', (_, text) => {
  expect(text.replaceAll(exceptions, '')).not.toMatch(/\b(mute|Guvi|Hacker Rank|Hackerrank)\b/);
});

it.each(Object.entries(files))('%s has no awkward phrases', (_, text) => {
  expect(text.replaceAll(/\s+/g, ' ')).not.toMatch(awkward);
});
