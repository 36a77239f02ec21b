/** What holds for any owner's site, whatever its content says, in which language, and below which path. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFile } from '../../prerender/siteFiles';
import { axeFaults } from '../axe';
import { chooseCookies, expect, hydrated, inApp, readRoutes, test } from '../support';

/** So many tests share the pages of a site, which may have hundreds. */
const parts = 4;

/** A page as it was prerendered. */
const htmlOf = (folder: string, path: string) =>
  readFileSync(join(inApp(folder), documentFile(path)), 'utf8');

test.beforeEach(({ page }) => chooseCookies(page, 'rejected'));

for (let part = 0; part < parts; part++) {
  test(`every page comes alive, fits a phone, has all its files and no fault that axe can find: ${part + 1} of ${parts}`, async ({
    page,
    folder,
    site: { base },
  }) => {
    const paths = readRoutes(folder)
      .filter(({ status }) => status === 200)
      .map(({ path }) => path)
      .filter((_, index) => index % parts === part);
    test.setTimeout(60_000 + paths.length * 30_000);
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    for (const path of paths) {
      await page.goto(base + path.slice(1));
      await hydrated(page);
      await expect(page.locator('h1'), path).toHaveCount(1);
      expect(await axeFaults(page), path).toEqual([]);
      await page.evaluate(() => document.body.classList.add('dark'));
      expect(await axeFaults(page, 'colours'), `${path}, dark`).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
        .toBe(390);
      // Lazy pictures come into view; what they ask for must be there.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      await page.setViewportSize({ width: 1280, height: 720 });
    }
    expect(failed).toEqual([]);
  });
}

test('links inside the site lead to pages, files and places that are there', async ({
  folder,
  request,
  site: { base },
}) => {
  const pages = readRoutes(folder).filter(({ status }) => status === 200);
  const addresses = new Map(
    pages.flatMap((page) =>
      [page.path, ...page.copies].map((path) => [base + path.slice(1), page.path] as const),
    ),
  );
  const dead = new Set<string>();
  for (const { path } of pages) {
    for (const [, href = ''] of htmlOf(folder, path).matchAll(/<a\s[^>]*?\bhref="([^"]*)"/g)) {
      if (/^[a-z]+:/i.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site${base}${path.slice(1)}`);
      const target = addresses.get(pathname);
      const isThere = target
        ? !hash || htmlOf(folder, target).includes(`id="${decodeURIComponent(hash.slice(1))}"`)
        : (await request.get(pathname)).ok();
      if (!isThere) dead.add(`${path}: ${href}`);
    }
  }
  expect([...dead]).toEqual([]);
});

test('loses nothing on a file system that ignores case: names that it takes for one are of equal files', ({
  folder,
}) => {
  const files = new Map<string, string>();
  const lost: string[] = [];
  for (const entry of readdirSync(inApp(folder), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const folded = file.normalize().toLowerCase();
    const other = files.get(folded);
    if (other && !readFileSync(other).equals(readFileSync(file))) lost.push(`${other}, ${file}`);
    files.set(folded, file);
  }
  expect(files.size).toBeGreaterThan(0);
  expect(lost).toEqual([]);
});
