import { test as setup } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appPath, type WorkerOptions } from '../support';

const tsx = createRequire(import.meta.url).resolve('tsx/cli');

const services = {
  contactForm: { provider: 'formspree', formId: 'abcdefgh' },
  // A service that accepts form posts but no fetch requests.
  feedbackForm: { provider: 'generic', action: 'https://forms.example.com/feedback' },
  // Turnstile's public test key.
  botCheck: { provider: 'turnstile', siteKey: '1x00000000000000000000AA' },
  chatbot: { provider: 'tawk', propertyId: 'property', widgetId: 'widget' },
  analytics: {
    provider: 'umami',
    websiteId: 'website',
    scriptUrl: 'https://umami.example.com/script.js',
  },
  newsletter: { provider: 'generic', action: 'https://letters.example.com/post', field: 'EMAIL' },
  comments: {
    provider: 'giscus',
    repo: 'somebody/comments',
    repoId: 'R_1',
    category: 'Comments',
    categoryId: 'DIC_1',
  },
  // The content has no snapshot of this user's statistics.
  leetCode: {
    provider: 'leetcard',
    username: 'somebody',
    profileUrl: 'https://leetcode.com/u/somebody/',
  },
  gitHub: {
    provider: 'readme-stats',
    username: 'somebody',
    endpoint: 'https://github-readme-stats.vercel.app',
    profileUrl: 'https://github.com/somebody',
  },
};

setup('build the site with all services configured', async ({}, { project }) => {
  const { folder } = project.use as WorkerOptions;
  const temporary = await mkdtemp(join(tmpdir(), 'configured-'));
  const [content, generated] = [join(temporary, 'content'), join(temporary, 'generated')];
  const run = (cwd: string, args: readonly string[]) =>
    execFileSync(process.execPath, [tsx, ...args], {
      cwd: appPath(cwd),
      stdio: 'pipe',
      env: {
        ...process.env,
        PORTFOLIO_CONTENT: content,
        PORTFOLIO_GENERATED: generated,
        PORTFOLIO_OUT_DIR: appPath(folder),
        PORTFOLIO_RESUME_PDF: 'none',
        PORTFOLIO_SERVICES: JSON.stringify(services),
      },
    });
  try {
    await writeFile(join(temporary, 'package.json'), '{ "type": "module" }');
    await cp(appPath('../../packages/content/demo'), content, { recursive: true });
    const pagesFile = join(content, 'pages.yaml');
    const text = await readFile(pagesFile, 'utf8');
    await writeFile(pagesFile, text.replace(/^search:\n(?: .*\n)+/m, ''));
    await appendFile(join(content, 'settings.yaml'), 'theme: { remember: true }\n');
    run('../../packages/content', ['src/tools/generate.ts', '--out', generated]);
    const hook = appPath('../../packages/content/src/generatedHook.mjs');
    run('.', ['--import', hook, 'deploy/build.ts']);
  } finally {
    await rm(temporary, { recursive: true });
  }
});
