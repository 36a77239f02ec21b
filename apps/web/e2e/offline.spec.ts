import { postEntries } from '@portfolio/content/node';
import { serveFolder, type LocalServer } from '@portfolio/tools/serve';
import type { Page } from '@playwright/test';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, appPath, test as base, type SitePage } from './support';

/** Gives each test a copy of the built site, so that the test can change files and stop the server. */
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

/** Opens a page and waits until the page and its resources are cached. */
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
      const cached = new Set(await cachedUrls(page));
      return expected.filter((url) => !cached.has(url.split(/[?#]/)[0]!));
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

  // The Skills page works with a query, although it was visited without one, by client-side navigation.
  await page.goto('/skills?category=Frontend');
  await expect(page.heading('Skills')).toBeVisible();
  await expect(page.getByRole('meter')).toHaveCount(4);

  await page.goto('/internships');
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  // The error page cannot load files offline, so its drawings are inlined.
  const drawings = page.locator('header use, main use');
  await expect(drawings).not.toHaveCount(0);
  for (const drawing of await drawings.all()) await expect(drawing).toHaveAttribute('href', /^#/);
});

test('the first reload shows a new deployment', async ({ page, copy }) => {
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

// `strategy.test.ts` tests which files are cached.
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

test('offline, the search finds and opens only visited articles', async ({ page, copy }) => {
  const [first, second, other] = postEntries.filter(({ page }) => page);
  const isSearch = (url: string) => /search/i.test(new URL(url).pathname);
  const field = page.searchField;
  const optionFor = (title: string) => page.getByRole('option').filter({ hasText: title }).first();
  for (const { slug } of [first!, second!]) await visit(page, `/blogs/blogdetail/${slug}`);
  await visit(page, '/about');
  expect((await cachedUrls(page)).filter(isSearch)).toEqual([]);
  // Online, the search also fetches an article that has not been visited.
  await page.search(other!.title);
  await expect(optionFor(other!.title)).toHaveAttribute('href', /#/);
  const cachedScripts = async () =>
    (await cachedUrls(page)).filter((url) => /assets.*(search|PostPage)/i.test(url));
  await expect.poll(cachedScripts).toHaveLength(3);

  await visit(page, '/skills');
  await copy.server.close();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await field.fill(other!.title);
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(optionFor(other!.title)).toHaveCount(0);
  for (const { title } of [second!, first!]) {
    await field.fill(title.split(' ').at(-1)!);
    await expect(optionFor(title)).toBeVisible();
  }
  // Dispatches the event directly: the list moves while excerpts arrive, and a click beside the list would close the dialog.
  await optionFor(first!.title).dispatchEvent('click');
  await expect(page.heading(first!.title)).toBeVisible();
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
