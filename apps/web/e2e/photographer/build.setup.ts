import { test as setup } from '@playwright/test';
import { withRepositoryCopy, tsx } from '../repositoryCopy';
import { appPath, type WorkerOptions } from '../support';

setup('build the site of a photographer', async ({}, { project }) => {
  const { folder } = project.use as WorkerOptions;
  await withRepositoryCopy('packages/content/fixtures/finnish', async (copy) => {
    await copy.run('packages/content', [tsx, 'src/tools/generate.ts']);
    await copy.run('apps/web', [tsx, 'deploy/build.ts'], { PORTFOLIO_OUT_DIR: appPath(folder) });
  });
});
