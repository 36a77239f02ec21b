/** What holds for the files of any owner's site, whatever its content says, and below which path. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFile } from '../../prerender/siteFiles';
import { expect, inApp, readRoutes, test } from '../support';

/** A page as it was prerendered. */
const htmlOf = (folder: string, path: string) =>
  readFileSync(join(inApp(folder), documentFile(path)), 'utf8');

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
