/** A site in Arabic and English: `packages/content/fixtures/bilingual` over `arabic`, built by `build.setup.ts`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import eld from 'eld/small';
import { axeViolations } from '../axe';
import { documentFile } from '../../prerender/siteFiles';
import { expect, appPath, readRoutes, test } from '../support';

const base = '/site';
const languages = [
  { code: 'ar-EG', dir: 'rtl', folder: '' },
  { code: 'en', dir: 'ltr', folder: '/en' },
];

/** Every page of both languages: its language, its address, and its document. */
const pagesOf = (folder: string) =>
  languages.flatMap((language) =>
    readRoutes(folder + language.folder)
      .filter(({ status }) => status === 200)
      .map(({ path }) => ({
        ...language,
        path: language.folder + path,
        html: readFileSync(join(appPath(folder + language.folder), documentFile(path)), 'utf8'),
      })),
  );

const alternatesIn = (html: string) =>
  [...html.matchAll(/<link rel="alternate" href="([^"]+)" hreflang="([^"]+)">/g)].map(
    ([, href = '', language = '']) => ({
      language,
      path: href.replace(/^https:\/\/[^/]+\/site/, ''),
    }),
  );

test('every alternate names its pair, itself and the default', ({ folder }) => {
  const pages = new Map(pagesOf(folder).map((page) => [page.path, page]));
  let pairs = 0;
  for (const { path, code, html } of pages.values()) {
    const alternates = alternatesIn(html);
    if (alternates.length === 0) continue;
    pairs += 1;
    expect(alternates, path).toContainEqual({ language: code, path });
    expect(alternates.map(({ language }) => language)).toEqual(['ar-EG', 'en', 'x-default']);
    expect(alternates[2]?.path).toBe(alternates[0]?.path);
    for (const { path: other, language } of alternates) {
      const page = pages.get(other);
      expect(alternatesIn(page?.html ?? ''), `${path} → ${other}`).toEqual(alternates);
      if (language !== 'x-default') expect(page?.code).toBe(language);
    }
  }
  expect(pairs).toBe(18);
});

test('every page is canonical to itself and has its language and direction', ({ folder }) => {
  for (const { path, code, dir, html } of pagesOf(folder)) {
    expect(html, path).toContain(`<html lang="${code}" dir="${dir}">`);
    const canonical = /<link rel="canonical" href="https:\/\/[^/]+\/site([^"]*)"/.exec(html)?.[1];
    expect(canonical ?? path).toBe(path);
  }
});

test('a page that is in one language has no alternates', ({ folder }) => {
  for (const path of [
    'blogs/blogdetail/keyboard-first',
    'experience',
    'en/blogs/blogdetail/english-only',
  ]) {
    expect(alternatesIn(readFileSync(appPath(`${folder}/${path}.html`), 'utf8')), path).toEqual([]);
  }
});

test('long texts are in the language that they are marked with', async ({ page, folder }) => {
  const texts = await page.evaluate(
    (documents) =>
      documents.flatMap(({ path, html }) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        for (const foreign of parsed.querySelectorAll('p [lang], li [lang]')) {
          // Read alone, after what is around it.
          const paragraph = parsed.createElement('p');
          paragraph.lang = foreign.getAttribute('lang') ?? '';
          paragraph.textContent = foreign.textContent;
          foreign.remove();
          parsed.body.append(paragraph);
        }
        return [...parsed.querySelectorAll('p, li, dd, figcaption, td, h1, h2, h3')]
          .filter((element) => !element.querySelector('p, li, h2, h3'))
          .map((element) => ({
            path,
            text: element.textContent.trim(),
            language: element.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) ?? '',
          }));
      }),
    pagesOf(folder).map(({ path, html }) => ({ path, html })),
  );
  const long = texts.filter(({ text }) => text.length >= 60);
  for (const { path, text, language } of long) {
    expect(eld.detect(text).language, `${path}: ${text}`).toBe(language);
  }
  expect(new Set(long.map(({ language }) => language))).toEqual(new Set(['ar', 'en']));
});

test('the search lists results of the other language below', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.open(`${base}/en/`);
  await page.keyboard.press('/');
  const foreignIndex = `${base}/data/search/directory.json`;
  await expect.poll(() => requests).toContain(`${base}/en/data/search/directory.json`);
  expect(requests).not.toContain(foreignIndex);
  await page.getByRole('combobox').fill('لوحة');
  const group = page.getByRole('group', { name: 'in Arabic' });
  const result = group.getByRole('option', { name: /لوحة المفاتيح أولًا/ });
  await expect(result).toHaveAttribute('lang', 'ar-EG');
  await expect(result).toHaveAttribute('hreflang', 'ar-EG');
  expect(requests).toContain(foreignIndex);
  await result.click();
  await expect(page).toHaveURL(/\/site\/blogs\/blogdetail\/keyboard-first$/i);
});

test.describe('an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('is offered the page in English, until the visitor declines', async ({ page }) => {
    await page.open(`${base}/skills`);
    const offer = page.getByRole('complementary', { name: 'This page is also in English' });
    await expect(offer.getByRole('link')).toHaveAttribute('href', `${base}/en/skills`);
    expect(await axeViolations(page)).toEqual([]);
    await offer.getByRole('button', { name: 'Close' }).click();
    await expect(offer).toBeHidden();
    await page.open(`${base}/projects`);
    await page.hydrated();
    await expect(offer).toBeHidden();
  });

  test('is offered nothing where the page is not translated', async ({ page }) => {
    await page.open(`${base}/experience`);
    await page.hydrated();
    await expect(page.locator('aside[lang="en"]')).toHaveCount(0);
  });

  test('is offered the language that the visitor chose', async ({ page }) => {
    await page.open(`${base}/en/skills`);
    await page.navLink('العربية').click();
    await expect(page).toHaveURL(`${base}/skills`);
    await page.open(`${base}/en/projects`);
    await expect(page.locator('aside[lang="ar-EG"]')).toBeVisible();
  });
});

test('a translation has an address of its own, and keeps the old one', async ({ page }) => {
  await page.open(`${base}/en/projects`);
  await page.getByRole('link', { name: /Night lines/ }).click();
  await expect(page).toHaveURL(`${base}/en/projects/projectdetail/night-timetable`);
  await expect(page.footer.getByRole('link', { name: 'العربية' })).toHaveAttribute(
    'href',
    `${base}/projects/projectdetail/night-lines`,
  );
  await page.open(`${base}/en/projects/projectdetail/night-lines`);
  await expect(page.heading('Night lines')).toBeVisible();
});

test('the default list shows an entry of the second language', async ({ page }) => {
  await page.open(`${base}/blogs`);
  const link = page.locator('#posts').getByRole('link', { name: /Testing with two scripts/ });
  await expect(link.locator('[lang="en"]')).toHaveText('Testing with two scripts');
  await link.click();
  await expect(page).toHaveURL(/\/site\/en\/blogs\/blogdetail\/english-only$/i);
});

test('the switch leads to the same page, or says where it leads', async ({ page, folder }) => {
  for (const [path, label, href] of [
    ['/blogs/blogdetail/labels', 'English', '/en/blogs/blogdetail/labels'],
    ['/blogs/blogdetail/keyboard-first', /^English: .+/, '/en/blogs'],
    ['/experience', /^English: .+/, '/en/'],
    ['/en/projects', /^العربية/, '/projects'],
    ['/en/blogs/blogdetail/english-only', /^العربية: .+/, '/blogs'],
  ] as const) {
    await page.open(base + path);
    const link = page.footer.getByRole('link', { name: label, exact: true });
    await expect(link).toHaveAttribute('href', base + href);
    await expect(link).toHaveAttribute('hreflang', path.startsWith('/en') ? 'ar-EG' : 'en');
    await expect(page.getByRole('banner').locator('[lang]').first()).toHaveText(label);
    expect(readFileSync(appPath(`${folder}${path}.html`), 'utf8')).toContain(
      `href="${base}${href}"`,
    );
  }
});

test('the switch follows the visitor from page to page', async ({ page }) => {
  await page.open(`${base}/en/`);
  await page.getByRole('link', { name: 'Skills', exact: true }).first().click();
  await expect(page.heading('My skills')).toBeVisible();
  await expect(page.footer.getByRole('link', { name: /العربية/ })).toHaveAttribute(
    'href',
    `${base}/skills`,
  );
  await page.footer.getByRole('link', { name: /العربية/ }).click();
  await expect(page).toHaveURL(`${base}/skills`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a list leads to an entry that is not translated, in its language', async ({ page }) => {
  await page.open(`${base}/en/blogs`);
  const posts = page.locator('#posts li');
  await expect(posts).toHaveCount(3);
  const link = posts.getByRole('link', { name: /لوحة المفاتيح أولًا in Arabic/ });
  await expect(link).toHaveAttribute('hreflang', 'ar-EG');
  await expect(link.locator('[lang="ar-EG"]')).toHaveText('لوحة المفاتيح أولًا');
  await link.click();
  await expect(page).toHaveURL(/\/site\/blogs\/blogdetail\/keyboard-first$/i);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-EG');
});

test('menus and prose lead to pages of the default language', async ({ page }) => {
  await page.open(`${base}/en/projects/projectdetail/night-lines`);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: /^Experience/ })).toHaveAttribute(
    'href',
    `${base}/experience`,
  );
  const prose = page.main.getByRole('link', { name: /my experience/ });
  await expect(prose).toHaveAttribute('href', `${base}/experience`);
  await expect(prose).toHaveAttribute('hreflang', 'ar-EG');
  await expect(page.main.getByRole('link', { name: 'A post' })).toHaveAttribute(
    'href',
    /\/site\/en\/Blogs\/Blogdetail\/labels$|\/site\/en\/blogs\/blogdetail\/labels$/,
  );
});

test('an unknown address has the 404 page of its language', async ({ page, request }) => {
  for (const [path, language] of [
    ['/nothing', 'ar-EG'],
    ['/en/nothing', 'en'],
  ]) {
    const response = await request.get(base + path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(`lang="${language}"`);
  }
  await page.open(`${base}/en/404.html`);
  await expect(page.heading('404 - Page Not Found')).toBeVisible();
});

test('every page of both languages passes axe', async ({ page, folder }) => {
  test.slow();
  for (const { path } of pagesOf(folder)) {
    await page.open(base + path);
    expect(await axeViolations(page), path).toEqual([]);
  }
});

test('a site in one language has no alternates and no switch', () => {
  for (const { path, status } of readRoutes('dist')) {
    if (status !== 200) continue;
    const html = readFileSync(appPath(`dist${documentFile(path).replace(/^\/?/, '/')}`), 'utf8');
    expect(html, path).not.toContain('hreflang');
  }
});
