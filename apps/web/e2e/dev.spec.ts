import { expect, test, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { appPath } from './support';

test.describe.configure({ mode: 'serial' });

/** Folder with a copy of the demo content. */
let content: string;
/** Folder with the modules generated from the content. */
let generated: string;
let url: string;
const running: ChildProcess[] = [];
let errorOutput = '';

/** Starts a process. Resolves with the first match of the pattern in its output. */
async function startAndWaitFor(folder: string, args: readonly string[], pattern: RegExp) {
  const child = spawn(process.execPath, args, {
    cwd: appPath(folder),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      PORTFOLIO_CONTENT: content,
      PORTFOLIO_GENERATED: generated,
      PORTFOLIO_BASE_PATH: '/me/',
    },
  });
  running.push(child);
  child.stderr.on('data', (text) => (errorOutput += text));
  for await (const line of createInterface(child.stdout)) {
    const [match] = pattern.exec(line) ?? [];
    if (!match) continue;
    // Keeps reading the output, because a full pipe would block the process.
    child.stdout.resume();
    return match;
  }
  throw new Error(`${args.join(' ')} ended early: ${errorOutput}`);
}

const toolPath = (path: string) => appPath(`node_modules/${path}`);

test.beforeAll(async () => {
  content = await mkdtemp(join(tmpdir(), 'content-'));
  generated = await mkdtemp(join(tmpdir(), 'generated-'));
  await cp(appPath('../../packages/content/demo'), content, { recursive: true });
  const picture = appPath('../../packages/content/fixtures/arabic/pages/night-train.jpg');
  await cp(picture, join(content, 'posts/night-train.jpg'));
  const watchArgs = [toolPath('tsx/dist/cli.mjs'), 'src/tools/generate.ts', '--watch'];
  await startAndWaitFor(
    '../../packages/content',
    [...watchArgs, '--out', generated],
    /content is valid/,
  );
  const viteArgs = [
    toolPath('vite/bin/vite.js'),
    '--configLoader',
    'runner',
    '--host',
    '127.0.0.1',
  ];
  url = await startAndWaitFor('.', [...viteArgs, '--port', '0'], /http:\/\/\S+:\d+\/me\//);
});

test.afterAll(async () => {
  for (const child of running) {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  }
  await Promise.all([content, generated].map((folder) => rm(folder, { recursive: true })));
});

async function edit(file: string, from: RegExp | string, to: string) {
  const path = join(content, file);
  const text = await readFile(path, 'utf8');
  expect(text).toMatch(from);
  await writeFile(path, text.replace(from, to));
}

async function open(page: Page, path: string) {
  const connected = page.waitForEvent(
    'console',
    (message) => message.text() === '[vite] connected.',
  );
  await page.goto(url + path);
  await connected;
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const overlay = (page: Page) => page.locator('vite-error-overlay');

test('edited articles and pages appear without a reload', async ({ page }) => {
  await open(page, 'blogs/blogdetail/to-do-list-app');
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await edit('posts/to-do-list-app.md', /title: .*/, 'title: A list of nothing');
  await expect(heading(page, 'A list of nothing')).toBeVisible();
  await edit('posts/to-do-list-app.md', 'Four cases are enough', 'Five cases are enough');
  await expect(page.getByText(/^Five cases are enough/)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: /^Same dots/ })).toBeVisible();
  await edit('home.yaml', 'heading: Same dots', 'heading: Other dots');
  await expect(page.getByRole('heading', { name: /^Other dots/ })).toBeVisible();
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
});

test('shows the page of a new draft', async ({ page }) => {
  const text = await readFile(join(content, 'posts/to-do-list-app.md'), 'utf8');
  const draft = text
    .replace(/title: .*/, 'title: New today\ndraft: true')
    .replace(/order: .*\n/, '')
    .replace(/art: .*/, 'src: night-train.jpg');
  await writeFile(join(content, 'posts/new-today.md'), draft);
  await expect(async () => {
    await page.goto(`${url}blogs/blogdetail/new-today`);
    await expect(heading(page, 'New today')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText(/^Draft · /)).toBeVisible();
  const image = page.locator('article img, main img').first();
  await expect
    .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
    .toBeGreaterThan(0);
});

test('other edits reload the page, and mistakes cover it', async ({ page }) => {
  await open(page, 'contact');
  await page.locator('summary').first().scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 300));
  await edit('faq.yaml', 'question: When', 'question: Really, when');
  await expect(page.getByText(/^Really, /)).toBeVisible();
  await writeFile(join(content, 'messages.yaml'), 'page:\n  skip: Over to the content\n');
  await expect(page.getByRole('link', { name: 'Over to the content' })).toHaveCount(1);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);

  await edit('faq.yaml', 'question:', 'questionn:');
  await expect(overlay(page)).toContainText('faq.yaml:3 → [0].questionn: unknown field');
  await expect.poll(() => errorOutput).toContain('faq.yaml:3 → [0].questionn: unknown field');
  await page.reload();
  await expect(overlay(page)).toContainText('did you mean "question"?');
  // While the content is invalid, no page appears.
  await expect(page.getByRole('banner')).toHaveCount(0);
  await edit('faq.yaml', 'questionn:', 'question:');
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.getByText(/^Really, /)).toBeVisible();
});
