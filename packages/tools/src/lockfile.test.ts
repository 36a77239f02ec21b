import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from './workspace';

const lockfile = readFileSync(join(repoRoot, 'pnpm-lock.yaml'), 'utf8');

/** Returns the short names of a system's packages in the lockfile: `@oxlint/binding-linux-x64-gnu@1.94.0` becomes `@oxlint@1.94.0`. */
const nativePackages = (system: string) =>
  Array.from(
    lockfile.matchAll(
      new RegExp(`^ {2}'?(@?[\\w./-]+?)[-/](?:binding-)?${system}-[\\w-]+@([\\d.]+)'?:$`, 'gm'),
    ),
    ([, name, version]) => `${name}@${version}`,
  );

// With an incomplete registry cache, pnpm silently omits other systems' binaries from the lockfile. Installing then fails on those systems.
it('the lockfile includes the binaries for macOS', () => {
  const linux = nativePackages('linux');
  expect(linux).not.toEqual([]);
  expect(nativePackages('darwin')).toEqual(expect.arrayContaining([...new Set(linux)]));
});
