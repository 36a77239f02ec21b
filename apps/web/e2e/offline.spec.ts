import { postEntries } from '@portfolio/content/node';
import { serveFolder, type LocalServer } from '@portfolio/tools/serve';
import type { Page } from '@playwright/test';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

// `strategy.test.ts` tests which files are cached.
test('only visited pages work offline', async ({ page, copy }) => {
  const [oldCache, otherSite] = ['portfolio / files v0', 'portfolio /other/ files v0'];
  await page.goto('/robots.txt');
  await page.evaluate(
    (names) => Promise.all(names.map((name) => caches.open(name))),
    [oldCache, otherSite],
  );
  await visit(page, '/about');
  const cacheNames = () => page.evaluate(() => caches.keys());
  await expect.poll(cacheNames).not.toContain(oldCache);
  expect(await cacheNames()).toContain(otherSite);

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
  const hrefs = await drawings.evaluateAll((all) => all.map((use) => use.getAttribute('href')));
  expect(hrefs.join(' ')).toMatch(/^(#\S+ ?)+$/);
});

test('the first reload shows a new deployment', async ({ page, copy }) => {
  await visit(page, '/about');
  const file = join(copy.folder, 'about.html');
  const html = await readFile(file, 'utf8');
  await writeFile(file, html.replace('<title>', '<title>New: '));
  await page.reload();
  await expect(page).toHaveTitle(/^New: /);

  // A file that arrives empty is not cached.
  const assets = join(copy.folder, 'assets');
  const name = (await readdir(assets)).find((file) => /^SkillsPage-.*\.js$/.test(file))!;
  const code = await readFile(join(assets, name));
  await writeFile(join(assets, name), '');
  await page.navLink('Skills').click();
  await expect(page).toHaveURL(/\/skills$/);
  await expect(page.heading('Skills')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await writeFile(join(assets, name), code);
  await page.refresh();
  await page.getByRole('searchbox', { name: 'Search skills' }).fill('SQL');
  await expect(page.getByRole('meter')).toHaveCount(1);
});

test('offline, the search finds and opens only visited articles', async ({ page, copy }) => {
  const [visited, other] = postEntries.filter(({ page }) => page);
  const isSearch = (url: string) => /search/i.test(new URL(url).pathname);
  const resultFor = ({ title }: { title: string }) =>
    page.searchResults.filter({ hasText: title }).first();
  await visit(page, `/blogs/blogdetail/${visited!.slug}`);
  await visit(page, '/about');
  expect((await cachedUrls(page)).filter(isSearch)).toEqual([]);
  // Online, the search also fetches an article that has not been visited.
  await page.search(other!.title);
  await expect(resultFor(other!)).toHaveAttribute('href', /#/);
  const cachedScripts = async () =>
    (await cachedUrls(page)).filter((url) => /assets.*(search|PostPage)/i.test(url));
  await expect.poll(cachedScripts).toHaveLength(3);

  await copy.server.close();
  await page.refresh();
  await page.search(other!.title);
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(resultFor(other!)).toHaveCount(0);
  await page.searchField.fill(visited!.title.split(' ').at(-1)!);
  await expect(resultFor(visited!)).toBeVisible();
  // Dispatches the event directly: the list moves while excerpts arrive, and a click beside the list would close the dialog.
  await resultFor(visited!).dispatchEvent('click');
  await expect(page.heading(visited!.title)).toBeVisible();
});
