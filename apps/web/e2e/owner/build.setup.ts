import { test as setup } from '@playwright/test';
import { arabicWords } from '@portfolio/words/arabic';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inApp, type WorkerOptions } from '../support';

const repository = inApp('../..');
const tsx = createRequire(import.meta.url).resolve('tsx/cli');

const vite = join(repository, 'apps/web/node_modules/vite/bin/vite.js');

/** What a build needs of the repository; dependencies stay where they are. */
const parts = ['tsconfig.base.json', 'packages', 'apps/web', 'apps/print'];
const isWanted = (path: string) =>
  !/\/(?:node_modules\/\.|storybook-static|ui\/pictures|test-results|reports|content\/demo|content\/fixtures)|apps\/\w+\/dist/.test(
    path.slice(repository.length - 1),
  );

/**
 * Builds the site of a second owner, and beside it their print app (`…-print`), as that owner would: a copy of the repository, without the demo, with a folder `content` at its root.
 * Their address has a path, below which the site is served.
 */
setup(
  'a copy of the repository builds with the content of another owner',
  async ({}, { project }) => {
    const copy = await mkdtemp(join(tmpdir(), 'portfolio-'));
    const run = (folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
      promisify(execFile)(process.execPath, args, {
        cwd: join(copy, folder),
        env: { ...process.env, PORTFOLIO_CONTENT: '', PORTFOLIO_RESUME_PDF: 'none', ...env },
      });
    try {
      for (const part of parts) {
        await cp(join(repository, part), join(copy, part), {
          recursive: true,
          verbatimSymlinks: true,
          filter: isWanted,
        });
      }
      await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'));
      await cp(join(repository, 'packages/content/fixtures/arabic'), join(copy, 'content'), {
        recursive: true,
      });
      const words = `export default ${JSON.stringify(arabicWords)};`;
      await writeFile(join(copy, 'content/words.ts'), words);
      await run('packages/content', [tsx, 'src/tools/generate.ts']);
      await run('packages/content', ['node_modules/tsup/dist/cli-default.js']);
      const { folder } = project.use as WorkerOptions;
      await run('apps/web', [tsx, 'deploy/build.ts'], { PORTFOLIO_OUT_DIR: inApp(folder) });
      await run('apps/print', [
        vite,
        'build',
        '--configLoader',
        'runner',
        '--emptyOutDir',
        '--outDir',
        inApp(`${folder}-print`),
      ]);
    } finally {
      await rm(copy, { recursive: true });
    }
  },
);
