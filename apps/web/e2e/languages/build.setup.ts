import { test as setup } from '@playwright/test';
import { arabicMessages } from '@portfolio/messages/arabic';
import { appendFile, cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withRepositoryCopy, repository, tsx } from '../copy';
import { appPath, type WorkerOptions } from '../support';

/** Builds the Arabic site with English as its second language, its resume's files, and the print app (`…-print`). */
setup('a copy of the repository builds a site in two languages', async ({}, { project }) => {
  const { folder } = project.use as WorkerOptions;
  await withRepositoryCopy('packages/content/fixtures/arabic', async (copy) => {
    const content = join(copy.folder, 'content');
    await cp(join(repository, 'packages/content/fixtures/bilingual'), content, { recursive: true });
    await appendFile(
      join(content, 'pages.yaml'),
      'search: { title: البحث, description: كل شيء في قائمة واحدة., tile: cool }\n',
    );
    // JSON is YAML.
    await writeFile(join(content, 'messages.yaml'), JSON.stringify(arabicMessages));
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
