import { test as setup } from '@playwright/test';
import { arabicMessages } from '@portfolio/messages/arabic';
import { appendFile, copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository, withRepositoryCopy, tsx } from '../copy';
import { appPath, type WorkerOptions } from '../support';

/** Adds a typeface for headings, as `pnpm content:font` does. */
async function addTypeface(content: string) {
  const name = 'noto-sans-arabic';
  const files = join(repository, `packages/ui/node_modules/@fontsource-variable/${name}/files`);
  const folder = join(content, 'fonts', name);
  await mkdir(folder, { recursive: true });
  const file = `${name}-arabic-wght-normal.woff2`;
  await copyFile(join(files, file), join(folder, file));
  await appendFile(join(content, 'theme.yaml'), `\nfonts: { heading: ${name} }\n`);
}

/** Builds a second owner's site and print app (`…-print`), with a base path. */
setup('build the site of another owner', async ({}, { project }) => {
  const { folder } = project.use as WorkerOptions;
  await withRepositoryCopy('packages/content/fixtures/arabic', async (copy) => {
    // JSON is valid YAML.
    await writeFile(join(copy.folder, 'content/messages.yaml'), JSON.stringify(arabicMessages));
    await addTypeface(join(copy.folder, 'content'));
    await copy.run('packages/content', [tsx, 'src/tools/generate.ts']);
    await copy.run('apps/web', [tsx, 'deploy/build.ts'], { PORTFOLIO_OUT_DIR: appPath(folder) });
    await copy.run('apps/print', [tsx, 'build/build.ts'], {
      PORTFOLIO_OUT_DIR: appPath(`${folder}-print`),
    });
  });
});
