/** What visitors read is plain, idiomatic English: what was mended once does not come back. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../../../packages');
const demo = join(packages, 'content/demo');
const files = [
  join(packages, 'words/src/en.ts'),
  ...readdirSync(demo, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|md)$/.test(name))
    .map((name) => join(demo, name)),
];

const stilted =
  /was not asked|show the picture|as it stood on|until a reply|asked often|cookie choice|need another look|throw it away|answer once more|has a slip in it|cannot be reached from here|will stand here|nought|page make clear|gives out each day|and its way online/i;

/** Names and addresses that stay as they are. */
const kept =
  /-deaf-and-mute|AI (powered )?communication platform for deaf and mute|name: '(Guvi|Hacker Rank)'/g;

it.each(files)('%s calls people and companies by one name each', (file) => {
  const text = readFileSync(file, 'utf8').replaceAll(kept, '');
  expect(text).not.toMatch(/\b(mute|Guvi|Hacker Rank|Hackerrank)\b/);
});

it.each(files)('%s has none of the stilted phrases', (file) => {
  expect(readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')).not.toMatch(stilted);
});
