/** Checks the files of any owner's site. */
import { HtmlValidate } from 'html-validate';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { documentFile, offlineFile } from '../../prerender/siteFiles';
import { expect, appPath, readAllRoutes, test } from '../support';

const htmlOf = (folder: string, path: string) =>
  readFileSync(join(appPath(folder), documentFile(path)), 'utf8');

const filesOf = (folder: string) =>
  readdirSync(appPath(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(appPath(folder), join(parentPath, name)));

const foundPages = (folder: string) => readAllRoutes(folder).filter(({ status }) => status === 200);

const linksIn = (folder: string, path: string) => [
  ...htmlOf(folder, path).matchAll(/<a\s[^>]*?\bhref="([^"]*)"[^>]*>/g),
];

test('internal links resolve', async ({ folder, request, site: { base } }) => {
  const pages = foundPages(folder);
  const pagesByPath = new Map(
    pages.flatMap((page) =>
      [page.path, ...page.copies].map((path) => [base + path.slice(1), page.path] as const),
    ),
  );
  const problems = new Set<string>();
  for (const { path } of pages) {
    const links = linksIn(folder, path);
    expect(links.length, path).toBeGreaterThan(0);
    for (const [, href = ''] of links) {
      if (/^[a-z]+:/i.test(href)) continue;
      const { pathname, hash } = new URL(href, `http://site${base}${path.slice(1)}`);
      const target = pagesByPath.get(pathname);
      const exists = target
        ? !hash || htmlOf(folder, target).includes(`id="${decodeURIComponent(hash.slice(1))}"`)
        : (await request.get(pathname)).ok();
      if (!exists) problems.add(`${path}: ${href}`);
    }
  }
  expect([...problems]).toEqual([]);
});

test('external links have noopener', ({ folder }) => {
  const problems: string[] = [];
  for (const { path } of foundPages(folder)) {
    for (const [tag] of linksIn(folder, path)) {
      const isExternal = /target="_blank"|\shref="http/.test(tag);
      if (isExternal && !/\srel="[^"]*noopener/.test(tag)) problems.push(`${path}: ${tag}`);
    }
  }
  expect(problems).toEqual([]);
});

test('the site has documents for exactly the published paths', ({ folder }) => {
  const files = readAllRoutes(folder).flatMap(({ path, copies }) => [
    ...[path, ...copies].map(documentFile),
    // Each language's home page has an offline document beside it.
    ...(path.endsWith('/') ? [path.slice(1) + offlineFile] : []),
  ]);
  const documents = filesOf(folder).filter((file) => file.endsWith('.html'));
  // Case-insensitive file systems merge `Blogs` and `blogs`.
  const lowerCased = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase()));
  expect(lowerCased(documents)).toEqual(lowerCased(files));
});

test('files whose paths differ only in case are identical', ({ folder }) => {
  const files = new Map<string, Buffer>();
  const different: string[] = [];
  for (const file of filesOf(folder)) {
    const folded = file.normalize().toLowerCase();
    const bytes = readFileSync(join(appPath(folder), file));
    if (files.get(folded)?.equals(bytes) === false) different.push(file);
    files.set(folded, bytes);
  }
  expect(files.size).toBeGreaterThan(0);
  expect(different).toEqual([]);
});

test('every page is valid HTML', async ({ folder }) => {
  const checker = new HtmlValidate({ extends: ['html-validate:standard'] });
  const problems: string[] = [];
  for (const { path } of readAllRoutes(folder)) {
    const html = htmlOf(folder, path);
    const { results } = await checker.validateString(html, path);
    for (const { messages } of results) {
      problems.push(...messages.map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`));
    }
    // `command` already conveys the dialog's state, so `aria-expanded` is wrong. html-validate does not check this.
    const opener = /<button(?=[^>]*\scommand=)(?=[^>]*\saria-expanded=)[^>]*>/.exec(html);
    if (opener) problems.push(`${path}: ${opener[0]}`);
  }
  expect(problems).toEqual([]);
});
