import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { appPath } from './support';

export const repository = appPath('../..');
export const tsx = createRequire(import.meta.url).resolve('tsx/cli');

const copiedPaths = ['tsconfig.base.json', 'packages', 'apps/web', 'apps/print'];
const shouldCopy = (path: string) =>
  !/\/(?:node_modules\/\.|storybook-static|ui\/visual-tests|test-results|reports|content\/demo|content\/fixtures)|apps\/\w+\/dist/.test(
    path.slice(repository.length - 1),
  );

/** Picture caches that every copy shares with the repository. The name of a cached file changes with its content. */
const caches = ['packages/content/node_modules/.cache', 'apps/web/node_modules/.cache'];

interface Copy {
  folder: string;
  run: (folder: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<unknown>;
}

/**
 * Calls `work` with a temporary copy of the repository, then deletes the copy.
 * @param content path of the content folder, relative to the repository
 */
export async function withRepositoryCopy(
  content: string,
  work: (copy: Copy) => Promise<void>,
): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'portfolio-'));
  const run: Copy['run'] = (folder, args, env = {}) =>
    promisify(execFile)(process.execPath, args, {
      cwd: join(copy, folder),
      env: { ...process.env, PORTFOLIO_CONTENT: '', PORTFOLIO_RESUME_PDF: 'none', ...env },
    });
  try {
    for (const path of copiedPaths) {
      await cp(join(repository, path), join(copy, path), {
        recursive: true,
        verbatimSymlinks: true,
        filter: shouldCopy,
      });
    }
    for (const cache of caches) {
      await mkdir(join(repository, cache), { recursive: true });
      await symlink(join(repository, cache), join(copy, cache));
    }
    await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'));
    await cp(join(repository, content), join(copy, 'content'), { recursive: true });
    await work({ folder: copy, run });
  } finally {
    await rm(copy, { recursive: true });
  }
}
