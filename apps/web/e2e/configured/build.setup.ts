import { test as setup } from '@playwright/test';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withRepositoryCopy, tsx } from '../repositoryCopy';
import { appPath, type WorkerOptions } from '../support';

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
  const env = { PORTFOLIO_SERVICES: JSON.stringify(services), PORTFOLIO_OUT_DIR: appPath(folder) };
  await withRepositoryCopy('packages/content/demo', async ({ folder: copy, run }) => {
    const pagesFile = join(copy, 'content/pages.yaml');
    const text = await readFile(pagesFile, 'utf8');
    await writeFile(pagesFile, text.replace(/^search:\n(?: .*\n)+/m, ''));
    await appendFile(join(copy, 'content/settings.yaml'), 'theme: { remember: true }\n');
    await run('packages/content', [tsx, 'src/tools/generate.ts'], env);
    await run('apps/web', [tsx, 'deploy/build.ts'], env);
  });
});
