import { test as setup } from '@playwright/test';
import { arabicMessages } from '@portfolio/messages/arabic';
import { execFile } from 'node:child_process';
import { appendFile, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { appPath } from '../support';

const repository = appPath('../..');
const fixtures = join(repository, 'packages/content/fixtures');
const tsx = createRequire(import.meta.url).resolve('tsx/cli');

const copiedPaths = ['tsconfig.base.json', 'packages', 'apps/web', 'apps/print'];
const isCopied = (path: string) =>
  !/\/(?:node_modules\/\.|storybook-static|ui\/visual-tests|test-results|reports|content\/demo|content\/fixtures)|apps\/\w+\/dist/.test(
    path.slice(repository.length - 1),
  );

/** Picture caches that the copy shares with the repository. The name of a cached file changes with its content. */
const caches = ['packages/content/node_modules/.cache', 'apps/web/node_modules/.cache'];

/** Copies the repository, because the print app and the site are built in the app's folder. */
async function copyRepository(copy: string) {
  for (const path of copiedPaths) {
    await cp(join(repository, path), join(copy, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isCopied,
    });
  }
  for (const cache of caches) {
    await mkdir(join(repository, cache), { recursive: true });
    await symlink(join(repository, cache), join(copy, cache));
  }
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'));
}

/** Adds a heading typeface to the content folder, as `pnpm content:font` does. */
async function addTypeface(content: string) {
  const name = 'noto-sans-arabic';
  const file = `${name}-arabic-wght-normal.woff2`;
  const fontsFolder = join(repository, 'packages/ui/node_modules/@fontsource-variable');
  await cp(join(fontsFolder, name, 'files', file), join(content, 'fonts', name, file));
  await appendFile(join(content, 'theme.yaml'), `\nfonts: { heading: ${name} }\n`);
}

async function writeContent(content: string) {
  for (const name of ['arabic', 'bilingual']) {
    await cp(join(fixtures, name), content, { recursive: true });
  }
  await appendFile(
    join(content, 'pages.yaml'),
    'search: { title: البحث, description: كل شيء في قائمة واحدة., tile: cool }\n',
  );
  // JSON is valid YAML.
  await writeFile(join(content, 'messages.yaml'), JSON.stringify(arabicMessages));
  await addTypeface(content);
}

/** Builds the folder to deploy, and copies the print app to `owner-print`. The site's base path is `/site/`. */
setup('build the site of another owner', async () => {
  const copy = await mkdtemp(join(tmpdir(), 'portfolio-'));
  const run = (folder: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    promisify(execFile)(process.execPath, [tsx, ...args], {
      cwd: join(copy, folder),
      env: { ...process.env, PORTFOLIO_CONTENT: '', PORTFOLIO_RESUME_PDF: '', ...env },
    });
  try {
    await copyRepository(copy);
    await writeContent(join(copy, 'content'));
    await run('packages/content', ['src/tools/generate.ts']);
    await run('apps/print', ['build/build.ts']);
    await run('apps/print', ['--conditions=source', 'pdf/build.ts']);
    await run('apps/web', ['deploy/files.ts'], {
      PORTFOLIO_OUT_DIR: appPath('node_modules/.e2e/owner'),
    });
    await cp(join(copy, 'apps/print/dist'), appPath('node_modules/.e2e/owner-print'), {
      recursive: true,
    });
  } finally {
    await rm(copy, { recursive: true });
  }
});
