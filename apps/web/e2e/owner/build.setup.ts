import { test as setup } from '@playwright/test';
import { arabicMessages } from '@portfolio/messages/arabic';
import { appendFile, cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository, withRepositoryCopy, tsx } from '../repositoryCopy';
import { appPath } from '../support';

/** Adds a heading typeface to the content folder, as `pnpm content:font` does. */
async function addTypeface(content: string) {
  const name = 'noto-sans-arabic';
  const file = `${name}-arabic-wght-normal.woff2`;
  const fontsFolder = join(repository, 'packages/ui/node_modules/@fontsource-variable');
  await cp(join(fontsFolder, name, 'files', file), join(content, 'fonts', name, file));
  await appendFile(join(content, 'theme.yaml'), `\nfonts: { heading: ${name} }\n`);
}

/** Builds the folder to deploy, and copies the print app to `owner-print`. The site's base path is `/site/`. */
setup('build the site of another owner', async () => {
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
    const env = { PORTFOLIO_RESUME_PDF: '' };
    await copy.run('apps/print', [tsx, 'build/build.ts'], env);
    await copy.run('apps/print', [tsx, '--conditions=source', 'pdf/build.ts'], env);
    await copy.run('apps/web', [tsx, 'deploy/files.ts'], {
      ...env,
      PORTFOLIO_OUT_DIR: appPath('node_modules/.e2e/owner'),
    });
    await cp(join(copy.folder, 'apps/print/dist'), appPath('node_modules/.e2e/owner-print'), {
      recursive: true,
    });
  });
});
