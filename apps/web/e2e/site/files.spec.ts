/** What holds for the files of any owner's site, whatever its content says, and below which path. */
import { HtmlValidate } from 'html-validate';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { documentFile, offlineFile } from '../../prerender/siteFiles';
import { expect, inApp, readRoutes, test } from '../support';

/** A page as it was prerendered. */
const htmlOf = (folder: string, path: string) =>
  readFileSync(join(inApp(folder), documentFile(path)), 'utf8');

/** The files of the site, by their paths in its folder. */
const filesOf = (folder: string) =>
  readdirSync(inApp(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(inApp(folder), join(parentPath, name)));

test('links inside the site lead to pages, files and places that are there, and no other hands over the opener', async ({
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
  const faults = new Set<string>();
  for (const { path } of pages) {
    const links = [...htmlOf(folder, path).matchAll(/<a\s[^>]*?\bhref="([^"]*)"[^>]*>/g)];
    expect(links.length, path).toBeGreaterThan(0);
    for (const [tag, href = ''] of links) {
      const isLeaving = /target="_blank"|\shref="http/.test(tag);
      if (isLeaving && !/\srel="[^"]*noopener/.test(tag)) faults.add(`${path}: ${tag}`);
      if (/^[a-z]+:/i.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site${base}${path.slice(1)}`);
      const target = addresses.get(pathname);
      const isThere = target
        ? !hash || htmlOf(folder, target).includes(`id="${decodeURIComponent(hash.slice(1))}"`)
        : (await request.get(pathname)).ok();
      if (!isThere) faults.add(`${path}: ${href}`);
    }
  }
  expect([...faults]).toEqual([]);
});

test('every address is one file, which hosts without rules find', ({ folder }) => {
  const files = readRoutes(folder).flatMap(({ path, copies }) => [path, ...copies]);
  const documents = filesOf(folder).filter((file) => file.endsWith('.html'));
  // On systems where `Blogs` and `blogs` are one folder, so are the pages in them.
  const inAnyCase = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase()));
  expect(inAnyCase(documents)).toEqual(inAnyCase([...files.map(documentFile), offlineFile]));
});

test('loses nothing on a file system that ignores case: names that it takes for one are of equal files', ({
  folder,
}) => {
  const files = new Map<string, Buffer>();
  const lost: string[] = [];
  for (const file of filesOf(folder)) {
    const folded = file.normalize().toLowerCase();
    const bytes = readFileSync(join(inApp(folder), file));
    if (files.get(folded)?.equals(bytes) === false) lost.push(file);
    files.set(folded, bytes);
  }
  expect(files.size).toBeGreaterThan(0);
  expect(lost).toEqual([]);
});

test('every page is valid HTML', async ({ folder }) => {
  const checker = new HtmlValidate({ extends: ['html-validate:standard'] });
  const faults: string[] = [];
  for (const { path } of readRoutes(folder)) {
    const html = htmlOf(folder, path);
    const { results } = await checker.validateString(html, path);
    for (const { messages } of results) {
      faults.push(...messages.map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`));
    }
    // What opens a dialog by itself says so by itself. The Nu checker knows that, this one does not.
    const opener = /<button(?=[^>]*\scommand=)(?=[^>]*\saria-expanded=)[^>]*>/.exec(html);
    if (opener) faults.push(`${path}: ${opener[0]}`);
  }
  expect(faults).toEqual([]);
});
