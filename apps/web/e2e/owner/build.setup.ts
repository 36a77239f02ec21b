import { test as setup } from '@playwright/test';
import { arabicMessages } from '@portfolio/messages/arabic';
import { appendFile, cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository, withRepositoryCopy, tsx } from '../repositoryCopy';
import { appPath, type WorkerOptions } from '../support';

/** Adds a heading typeface to the content folder, as `pnpm content:font` does. */
async function addTypeface(content: string) {
  const name = 'noto-sans-arabic';
  const file = `${name}-arabic-wght-normal.woff2`;
  const fontsFolder = join(repository, 'packages/ui/node_modules/@fontsource-variable');
  await cp(join(fontsFolder, name, 'files', file), join(content, 'fonts', name, file));
  await appendFile(join(content, 'theme.yaml'), `\nfonts: { heading: ${name} }\n`);
}

/** Builds the site, and copies the print app to `<site folder>-print`. */
setup('build the site of another owner', async ({}, { project }) => {
  const { folder } = project.use as WorkerOptions;
  await withRepositoryCopy('packages/content/fixtures/arabic', async (copy) => {
    const content = join(copy.folder, 'content');
    await cp(join(repository, 'packages/content/fixtures/bilingual'), content, { recursive: true });
    await appendFile(
      join(content, 'pages.yaml'),
      'search: { title: البحث, description: كل شيء في قائمة واحدة., tile: cool }\n',
    );
    // JSON is valid YAML.
    await writeFile(join(content, 'messages.yaml'), JSON.stringify(arabicMessages));
    await addTypeface(content);
    await copy.run('packages/content', [tsx, 'src/tools/generate.ts']);
    const withFiles = { PORTFOLIO_RESUME_PDF: '' };
    await copy.run('apps/print', [tsx, 'build/build.ts'], withFiles);
    await copy.run('apps/print', [tsx, '--conditions=source', 'pdf/build.ts'], withFiles);
    await copy.run('apps/web', [tsx, 'deploy/build.ts'], {
      ...withFiles,
      PORTFOLIO_OUT_DIR: appPath(folder),
    });
    await cp(join(copy.folder, 'apps/print/dist'), appPath(`${folder}-print`), { recursive: true });
  });
});
