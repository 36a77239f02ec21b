import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repoRoot } from './workspace';

const lockfile = readFileSync(join(repoRoot, 'pnpm-lock.yaml'), 'utf8');

/** Packages with binaries for a system, without the system's part of the name: `@oxlint@1.94.0`. */
const nativePackages = (system: string) =>
  Array.from(
    lockfile.matchAll(
      new RegExp(`^ {2}'?(@?[\\w./-]+?)[-/](?:binding-)?${system}-[\\w-]+@([\\d.]+)'?:$`, 'gm'),
    ),
    ([, name, version]) => `${name}@${version}`,
  );

// pnpm silently omits systems that its cache of the registry does not list. Such a lockfile fails to install elsewhere.
it('the lockfile includes the binaries for macOS', () => {
  const linux = nativePackages('linux');
  expect(linux).not.toEqual([]);
  expect(nativePackages('darwin')).toEqual(expect.arrayContaining([...new Set(linux)]));
});
