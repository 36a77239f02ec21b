import { postEntries } from '@portfolio/content/node';
import { serveFolder, type LocalServer } from '@portfolio/tools/serve';
import type { Page } from '@playwright/test';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, appPath, test as base, type SitePage } from './support';

/** Test with its own copy of the built site, so that it can change the files and stop the server. */
const test = base.extend<{ copy: { folder: string; server: LocalServer } }>({
  copy: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'offline-'));
    await cp(appPath('dist'), folder, { recursive: true });
    const server = await serveFolder({ root: folder, mayChange: true });
    await use({ folder, server });
    await server.close();
    await rm(folder, { recursive: true });
  },
  baseURL: async ({ copy }, use) => use(copy.server.url),
});

test.use({
  serviceWorkers: 'allow',
  expects: { errors: /Failed to load|ERR_|did not load|fetch/ },
});

const cachedUrls = (page: Page) =>
  page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
    }
    return urls;
  });

/** Opens a page and waits until it and its resources are cached. */
async function visit(page: SitePage, path: string) {
  await page.open(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const origin = new URL(page.url()).origin;
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  // The tab icon bypasses the service worker.
  const isPageResource = (url: string) => url.startsWith(`${origin}/`) && !url.includes('/favicon');
  const expected = [page.url(), ...files.filter(isPageResource)];
  await expect
    .poll(async () => {
      const all = new Set(await cachedUrls(page));
      return expected.filter((url) => !all.has(url.split(/[?#]/)[0]!));
    })
    .toEqual([]);
}

test('only visited pages work offline', async ({ page, copy }) => {
  await visit(page, '/about');
  await page.follow('Skills');
  await expect.poll(async () => (await cachedUrls(page)).join()).toContain('/assets/SkillsPage');
  await visit(page, '/about');
  await copy.server.close();
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.refresh();
  await expect(page.heading('About')).toBeVisible();
  await page.darkTheme.click();
  await expect(page.locator('body')).toHaveClass(/dark/);
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('700 40px "Anek Latin Variable"')))
    .toBe(true);
  expect(failed).toEqual([]);

  // This page was visited by client-side navigation, without a query.
  await page.goto('/skills?category=Frontend');
  await expect(page.heading('Skills')).toBeVisible();
  await expect(page.getByRole('meter')).toHaveCount(4);

  await page.goto('/internships');
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  // The document contains its drawings.
  const drawings = page.locator('header use, main use');
  await expect(drawings).not.toHaveCount(0);
  for (const drawing of await drawings.all()) await expect(drawing).toHaveAttribute('href', /^#/);
});

test('does not cache third-party files, form posts or errors', async ({ page }) => {
  await visit(page, '/resume');
  const origin = new URL(page.url()).origin;
  await page.evaluate(() => fetch('/inbox/contact', { method: 'POST', body: 'name=x' }));
  await page.evaluate(() => fetch('/data/posts/no-such-post.json'));
  // Once this file is cached, the earlier requests have been handled too.
  await page.evaluate(() => fetch('/robots.txt'));
  await expect.poll(() => cachedUrls(page)).toContain(`${origin}/robots.txt`);
  const urls = await cachedUrls(page);
  expect(urls.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
  expect(urls.join()).not.toMatch(/inbox|no-such-post/);
});

test('a new deployment is visible at once', async ({ page, copy }) => {
  await visit(page, '/about');
  const file = join(copy.folder, 'about.html');
  const html = await readFile(file, 'utf8');
  await writeFile(file, html.replace('<title>', '<title>New: '));
  await page.reload();
  await expect(page).toHaveTitle(/^New: /);

  // The new deployment no longer has the chunk that the open page requests.
  const assets = join(copy.folder, 'assets');
  const chunk = (await readdir(assets)).find((name) => name.startsWith('SkillsPage'))!;
  await rename(join(assets, chunk), join(assets, `old-${chunk}`));
  await page.navLink('Skills').click();
  await expect(page).toHaveURL(/\/skills$/);
  await expect(page.heading('Skills')).toBeVisible();
  await rename(join(assets, `old-${chunk}`), join(assets, chunk));
  await page.refresh();
});

test('a file that arrived empty is fetched again', async ({ page, copy }) => {
  const assets = join(copy.folder, 'assets');
  const chunk = join(
    assets,
    (await readdir(assets)).find((name) => /^SkillsPage-.*\.js$/.test(name))!,
  );
  const code = await readFile(chunk);
  await visit(page, '/about');
  await writeFile(chunk, '');
  await page.goto('/skills');
  await expect(page.getByRole('searchbox', { name: 'Search skills' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await writeFile(chunk, code);
  await page.refresh();
  await page.getByRole('searchbox', { name: 'Search skills' }).fill('SQL');
  await expect(page.getByRole('meter')).toHaveCount(1);
});

test("deletes old caches but not other sites' caches", async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    await caches.open('portfolio / files v0');
    await caches.open('portfolio /other/ files v0');
  });
  await visit(page, '/about');
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('portfolio / files v0');
  expect(await page.evaluate(() => caches.keys())).toContain('portfolio /other/ files v0');
});

test('offline, the search finds visited articles', async ({ page, copy }) => {
  const isSearch = (url: string) => /search/i.test(new URL(url).pathname);
  const [first, second] = postEntries.filter(({ page }) => page);
  await visit(page, `/blogs/blogdetail/${first!.slug}`);
  await visit(page, '/about');
  expect((await cachedUrls(page)).filter(isSearch)).toEqual([]);
  const field = page.searchField;
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  const code = async () => (await cachedUrls(page)).filter((url) => /assets.*search/i.test(url));
  await expect.poll(code).toHaveLength(2);

  // After a deployment, the next page view fetches the new code.
  await page.evaluate(
    async (urls) => {
      for (const name of await caches.keys()) {
        for (const url of urls) await (await caches.open(name)).delete(url);
      }
    },
    await code(),
  );
  await visit(page, `/blogs/blogdetail/${second!.slug}`);
  await expect.poll(code).toHaveLength(2);

  await copy.server.close();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  for (const { title } of [second!, first!]) {
    await field.fill(title.split(' ').at(-1)!);
    await expect(page.getByText('You are offline')).toBeVisible();
    await expect(page.getByRole('option').filter({ hasText: title }).first()).toBeVisible();
    // Until all excerpts have arrived, the result may move under the pointer.
    await expect(page.getByRole('dialog').getByRole('status')).toContainText(/\d results?/);
  }
  await page.getByRole('option').filter({ hasText: first!.title }).first().click();
  await expect(page.heading(first!.title)).toBeVisible();
});

test('offline, the search omits articles that were never opened', async ({ page, copy }) => {
  const [visited, other] = postEntries.filter(({ page }) => page);
  await visit(page, `/blogs/blogdetail/${visited!.slug}`);
  // Online, the search also fetches the other article.
  await page.search(other!.title);
  const result = page.getByRole('option').filter({ hasText: other!.title }).first();
  await expect(result).toHaveAttribute('href', /#/);
  const isSearchCode = (url: string) => /assets.*search/i.test(url);
  await expect.poll(async () => (await cachedUrls(page)).filter(isSearchCode)).toHaveLength(2);
  await copy.server.close();
  await page.refresh();
  await page.search(other!.title);
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page.getByRole('option').filter({ hasText: other!.title })).toHaveCount(0);
});

test('a cached article opens offline after a deployment', async ({ page, copy }) => {
  const [first] = postEntries.filter(({ page }) => page);
  const isPageCode = (url: string) => /assets\/PostPage/.test(url);
  await visit(page, `/blogs/blogdetail/${first!.slug}`);
  await page.search(first!.title);
  const option = page.getByRole('option').filter({ hasText: first!.title }).first();
  await expect(option).toBeVisible();
  // Simulates a deployment that renames the page's script.
  await page.evaluate(
    async (urls) => {
      for (const name of await caches.keys()) {
        for (const url of urls) await (await caches.open(name)).delete(url);
      }
    },
    (await cachedUrls(page)).filter(isPageCode),
  );
  await visit(page, '/about');
  await expect.poll(async () => (await cachedUrls(page)).filter(isPageCode)).not.toEqual([]);
  await copy.server.close();
  await page.search(first!.title);
  await option.click();
  await expect(page.heading(first!.title)).toBeVisible();
});
