import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from './workspace';

const lockfile = readFileSync(join(repoRoot, 'pnpm-lock.yaml'), 'utf8');

/** Packages with native binaries, such as `@oxlint/binding-linux-x64-gnu@1.94.0`, as scope or name with the version. */
const programsFor = (system: string) =>
  Array.from(
    lockfile.matchAll(
      new RegExp(`^ {2}'?(@?[\\w./-]+?)[-/](?:binding-)?${system}-[\\w-]+@([\\d.]+)'?:$`, 'gm'),
    ),
    ([, name, version]) => `${name}@${version}`,
  );

// pnpm silently omits systems that its cache of the registry does not list. Such a lockfile fails to install elsewhere.
it('the lockfile includes the binaries for macOS', () => {
  const linux = programsFor('linux');
  expect(linux).not.toEqual([]);
  expect(programsFor('darwin')).toEqual(expect.arrayContaining([...new Set(linux)]));
});
