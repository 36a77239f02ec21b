import { postEntries } from '@portfolio/content/node';
import { serveFolder, type LocalServer } from '@portfolio/tools/serve';
import type { Page } from '@playwright/test';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inApp, test as base, type SitePage } from './support';

/** A copy of the built site on a server of its own, which a test may change or switch off. */
const test = base.extend<{ copy: { folder: string; server: LocalServer } }>({
  copy: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'offline-'));
    await cp(inApp('dist'), folder, { recursive: true });
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

/** Addresses that the service worker has in its caches. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
    }
    return urls;
  });

/** Opens a page and waits until it, and all that it has fetched, has been kept. */
async function visit(page: SitePage, path: string) {
  await page.open(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const origin = new URL(page.url()).origin;
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  // The browser fetches the icon of the tab by itself, past the service worker.
  const isPagesOwn = (url: string) => url.startsWith(`${origin}/`) && !url.includes('/favicon');
  const wanted = [page.url(), ...files.filter(isPagesOwn)];
  await expect
    .poll(async () => {
      const all = new Set(await stored(page));
      return wanted.filter((url) => !all.has(url.split(/[?#]/)[0]!));
    })
    .toEqual([]);
}

test("with the network gone the pages that were seen are there, alive and complete, and others the site's own error screen", async ({
  page,
  copy,
}) => {
  await visit(page, '/about');
  await page.follow('Skills');
  await expect.poll(async () => (await stored(page)).join()).toContain('/assets/SkillsPage');
  await visit(page, '/about');
  await copy.server.close();
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.refresh();
  await expect(page.heading('About')).toBeVisible();
  await page.darkTheme.click();
  await expect(page.locator('body')).toHaveClass(/dark/);
  expect(await page.evaluate(() => document.fonts.check('700 40px "Anek Latin Variable"'))).toBe(
    true,
  );
  expect(failed).toEqual([]);

  // One that was reached within the site, with filters in its address.
  await page.goto('/skills?category=Frontend');
  await expect(page.heading('Skills')).toBeVisible();
  await expect(page.getByRole('meter')).toHaveCount(4);

  await page.goto('/internships');
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  // Its drawings, and those around it, have come with it.
  const drawings = page.locator('header use, main use');
  await expect(drawings).not.toHaveCount(0);
  for (const drawing of await drawings.all()) await expect(drawing).toHaveAttribute('href', /^#/);
});

test('nothing of other companies, nothing posted and no error is kept', async ({ page }) => {
  await visit(page, '/resume');
  const origin = new URL(page.url()).origin;
  await page.evaluate(() => fetch('/inbox/contact', { method: 'POST', body: 'name=x' }));
  await page.evaluate(() => fetch('/data/posts/no-such-post.json'));
  // Whatever the worker would keep of them, it has kept when it has kept this.
  await page.evaluate(() => fetch('/robots.txt'));
  await expect.poll(() => stored(page)).toContain(`${origin}/robots.txt`);
  const urls = await stored(page);
  expect(urls.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
  expect(urls.join()).not.toMatch(/inbox|no-such-post/);
});

test('a new deployment is seen at once, and a page of the old one opens its document', async ({
  page,
  copy,
}) => {
  await visit(page, '/about');
  const file = join(copy.folder, 'about.html');
  const html = await readFile(file, 'utf8');
  await writeFile(file, html.replace('<title>', '<title>New: '));
  await page.reload();
  await expect(page).toHaveTitle(/^New: /);

  // The new deployment has other files: the one that the open page would ask for is gone.
  const assets = join(copy.folder, 'assets');
  const chunk = (await readdir(assets)).find((name) => name.startsWith('SkillsPage'))!;
  await rename(join(assets, chunk), join(assets, `old-${chunk}`));
  await page.navLink('Skills').click();
  await expect(page).toHaveURL(/\/skills$/);
  await expect(page.heading('Skills')).toBeVisible();
  await rename(join(assets, `old-${chunk}`), join(assets, chunk));
  await page.refresh();
});

test('a file that once came empty is asked for again', async ({ page, copy }) => {
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

test('what an older worker kept is dropped, and what other sites of this origin kept is not', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    await caches.open('portfolio / files v0');
    await caches.open('portfolio /other/ files v0');
  });
  await visit(page, '/about');
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('portfolio / files v0');
  expect(await page.evaluate(() => caches.keys())).toContain('portfolio /other/ files v0');
});

test('with the network gone, a search that was opened once finds what was read', async ({
  page,
  copy,
}) => {
  const isSearch = (url: string) => /search/i.test(new URL(url).pathname);
  const [article, later] = postEntries.filter(({ page }) => page);
  await visit(page, `/blogs/blogdetail/${article!.slug}`);
  await visit(page, '/about');
  expect((await stored(page)).filter(isSearch)).toEqual([]);
  const field = page.searchField;
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  const code = async () => (await stored(page)).filter((url) => /assets.*search/i.test(url));
  await expect.poll(code).toHaveLength(2);

  // A deployment has changed the code: the next page brings it, without the search being opened.
  await page.evaluate(
    async (urls) => {
      for (const name of await caches.keys()) {
        for (const url of urls) await (await caches.open(name)).delete(url);
      }
    },
    await code(),
  );
  await visit(page, `/blogs/blogdetail/${later!.slug}`);
  await expect.poll(code).toHaveLength(2);

  await copy.server.close();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  for (const { title } of [later!, article!]) {
    await field.fill(title.split(' ').at(-1)!);
    await expect(page.getByText('You are offline')).toBeVisible();
    await expect(page.getByRole('option').filter({ hasText: title }).first()).toBeVisible();
  }
  await page.getByRole('option').filter({ hasText: article!.title }).first().click();
  await expect(page.heading(article!.title)).toBeVisible();
});
