import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repository } from './folders';

/** Files that the documentation asks owners to add. New versions merge without conflicts while this repository has none of them. */
const ownFiles = [
  '.github/README.md',
  '.github/workflows/build-daily.yml',
  'packages/ui/art/covers/night-lines.svg',
];

it.skipIf(existsSync(join(repository, 'content')))('leaves the owner’s files to forks', () => {
  expect(ownFiles.filter((file) => existsSync(join(repository, file)))).toEqual([]);
});
