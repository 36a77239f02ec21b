import { expect, test, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { inApp, sitePage } from './support';

/** A copy of the demo's content, in a folder of its own far from this repository. */
let folder: string;
let url: string;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(inApp('../../packages/content/demo'), folder, { recursive: true });
  const vite = spawn('vite', ['--configLoader', 'runner', '--host', '127.0.0.1', '--port', '0'], {
    cwd: inApp('.'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      PORTFOLIO_CONTENT: folder,
      PORTFOLIO_BASE_PATH: '/me/',
    },
  });
  stop = async () => {
    vite.kill();
    if (vite.exitCode === null) await once(vite, 'exit');
  };
  for await (const line of createInterface(vite.stdout)) {
    url = /http:\/\/\S+:\d+\/me\//.exec(line)?.[0] ?? '';
    if (url) break;
  }
  // Nobody reads the rest, which must not fill the pipe.
  vite.stdout.resume();
  await writeFile(
    join(folder, 'posts/kettle.png'),
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#000' } })
      .png()
      .toBuffer(),
  );
});

test.afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

async function edit(file: string, from: RegExp | string, to: string) {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  expect(text).toMatch(from);
  await writeFile(path, text.replace(from, to));
}

/** Opens a page and waits until it hears of edits: what is edited before, its overlay would never tell. */
async function openDev(page: Page, path: string) {
  const connected = page.waitForEvent(
    'console',
    (message) => message.text() === '[vite] connected.',
  );
  await page.goto(url + path);
  await connected;
}

/** Writes the owner's own words: the English ones but for the link that skips the navigation. */
async function writeWords(skip: string) {
  const english = await readFile(inApp('../../packages/words/src/en.ts'), 'utf8');
  const words = english
    .replace('export const en =', 'export default')
    .replace('} as const;', '};')
    .replace("skip: 'Skip to content'", `skip: '${skip}'`);
  await writeFile(join(folder, 'words.ts'), words);
  return words;
}

const overlay = (page: Page) => page.locator('vite-error-overlay');

test('development shows every edit of the content, and every mistake until it is mended', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    // A page that is not there yet has no data.
    const isExpected = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isExpected) errors.push(message.text());
  });
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });

  await openDev(page, 'blogs/blogdetail/to-do-list-app');
  await edit('posts/to-do-list-app.md', /title: .*/, 'title: A list of nothing');
  await expect(heading('A list of nothing')).toBeVisible();

  // Data, words and code of a page as well are exchanged where it stands: what was typed and opened stays.
  await openDev(page, 'contact');
  await page.getByLabel('First name').fill('Asha');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const isAsItStood = async () => {
    await expect(page.getByLabel('First name')).toHaveValue('Asha');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  };
  await edit('faq.ts', "question: '", "question: 'Really, ");
  await expect(page.getByText(/^Really, /)).toBeVisible();
  await isAsItStood();
  await edit('pages.ts', /(contact: \{\s*title: )'.*'/, "$1'Say hello'");
  await expect(heading('Say hello')).toBeVisible();
  await isAsItStood();
  await writeWords('Over to the content');
  await expect(page.getByRole('link', { name: 'Over to the content' })).toHaveCount(1);
  await isAsItStood();
  await rm(join(folder, 'words.ts'));

  const text = await readFile(join(folder, 'posts/to-do-list-app.md'), 'utf8');
  await openDev(page, 'blogs/blogdetail/new-today');
  await expect(heading('404 - Page Not Found')).toBeVisible();
  await writeFile(
    join(folder, 'posts/new-today.md'),
    text.replace(/title: .*/, 'title: New today\ndraft: true').replace(/order: .*\n/, ''),
  );
  await expect(heading('New today')).toBeVisible();

  await edit('posts/new-today.md', /art: .*/, 'src: kettle.png');
  const picture = page.locator('article img, main img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/me\/images\/kettle-[0-9a-f]{8}-(640|900)\.avif$/,
  );

  await openDev(page, 'contact');
  await edit('faq.ts', 'question:', 'questionn:');
  await expect(overlay(page)).toContainText('faq.ts:5 → [0].questionn: unknown field');
  await page.reload();
  await expect(overlay(page)).toContainText('the known ones are question, answer');
  await edit('faq.ts', "questionn: 'Really, ", "question: 'Truly, ");
  await expect(page.getByText(/^Truly, /)).toBeVisible();
  await expect(overlay(page)).toHaveCount(0);

  await edit('site.ts', /language: .*/, "language: 'de',");
  await expect(overlay(page)).toContainText('words.ts → write the words of the interface in "de"');
  const german = await writeWords('Zum Inhalt');
  await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await edit('words.ts', 'Zum Inhalt', 'Gleich zum Inhalt');
  await expect(page.getByRole('link', { name: 'Gleich zum Inhalt' })).toHaveCount(1);

  // An edit that is still being written when it is first heard of.
  const half = await open(join(folder, 'words.ts'), 'w');
  await setTimeout(35);
  await half.writeFile(german.replace('Zum Inhalt', 'Jetzt zum Inhalt'));
  await half.close();
  await expect(page.getByRole('link', { name: 'Jetzt zum Inhalt' })).toHaveCount(1);

  // An edit of which the page cannot hear yet.
  const arrive = await sitePage(page).holdRequests('**/@vite/client');
  await page.goto(`${url}contact`, { waitUntil: 'commit' });
  await edit('words.ts', 'Jetzt zum Inhalt', 'Hier zum Inhalt');
  await expect
    .poll(async () => (await page.request.get(`${url}contact`)).text())
    .toContain('Hier zum Inhalt');
  arrive();
  await expect(page.getByRole('link', { name: 'Hier zum Inhalt' })).toHaveCount(1);

  await edit('faq.ts', 'export default', 'export defaults');
  await expect(overlay(page)).toContainText(/faq\.ts(:\d+)? → write TypeScript: \S/);
  await edit('faq.ts', 'export defaults', 'export default');
  await expect(overlay(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});
