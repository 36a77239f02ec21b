/** Tests the Arabic pages of another owner's site with a base path (`packages/content/fixtures/arabic`). */
import type { Page } from '@playwright/test';
import { budgetUses, describeUse } from '@portfolio/tools/budgets';
import { firstVisits } from '@portfolio/tools/first-visit';
import { fill } from '@portfolio/messages';
import { arabicMessages as messages } from '@portfolio/messages/arabic';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentFile } from '../../prerender/siteFiles';
import { expect, appPath, readPaths, test } from '../support';

/** Base path in the owner's URL, `https://layla.example.org/site`. */
const base = '/site';

// In a browser set to English, pages would offer their English version.
test.use({ locale: 'ar-EG' });

const fileOf = (folder: string, path: string) => readFileSync(join(appPath(folder), path), 'utf8');

/** Demo text that must not appear on another owner's site. */
const demoText =
  /Portfolio Owner|Coimbatore|Infosys|GUVI|HackerRank|Vanakkam|Nandri|வணக்கம்|நன்றி|\bCanva\b|internship|certificate|Bachelor|LeetCode|24-48/i;

/** Returns a page's Latin text, except code, English parts and Latin words in the owner's content. */
const latinText = (page: Page) =>
  page.evaluate(() => {
    const allowed =
      /TypeScript|Playwright|GitHub|YouTube|Tab|Enter|steps|const|\bts\b|N1|JSON|A4|\bpt\b|\bmm\b|layla\S*|haddad\S*|github\S*|\S+@\S+/g;
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const isText = !parent?.closest('script, style, code, noscript, [lang="en"]');
      // A `<wbr>` splits a URL into several text nodes.
      const node = parent?.querySelector(':scope > wbr') ? parent : walker.currentNode;
      if (isText) texts.push(node.textContent ?? '');
    }
    for (const name of ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (!element.closest('[lang="en"], [hreflang="en"]'))
          texts.push(element.getAttribute(name) ?? '');
      }
    }
    const description = document.querySelector('meta[name="description"]');
    texts.push(description?.getAttribute('content') ?? '');
    return texts
      .map((text) => text.replaceAll(allowed, ''))
      .filter((text) => /[a-z]{2}/i.test(text));
  });

test('the site has only pages with content', ({ folder }) => {
  expect(readPaths(folder)).toEqual([
    '/',
    '/projects',
    '/experience',
    '/skills',
    '/resume',
    '/blogs',
    '/search',
    '/contact',
    '/contact/thank-you',
    '/projects/projectdetail/night-lines',
    '/blogs/blogdetail/keyboard-first',
    '/blogs/blogdetail/labels',
    '/uses',
  ]);
});

test('contains no demo text', ({ folder }) => {
  for (const file of [...readPaths(folder).map(documentFile), '404.html', 'feed.xml']) {
    expect(fileOf(folder, file).match(demoText)?.[0], file).toBeUndefined();
  }
});

test("the pages, icon and manifest use the owner's colours", ({ folder }) => {
  const accent = /accent: \{ light: '(#\w+)'/.exec(
    readFileSync(appPath('../../packages/content/fixtures/arabic/theme.yaml'), 'utf8'),
  )?.[1];
  expect(accent).toBeDefined();
  expect(fileOf(folder, 'index.html')).toContain(`--hero:${accent};`);
  expect(fileOf(folder, 'favicon.svg')).toContain(`fill="${accent}"`);
  expect(JSON.parse(fileOf(folder, 'site.webmanifest'))).toMatchObject({ theme_color: accent });
});

test("the pages and the icon show the owner's logo", ({ folder }) => {
  const logo = 'd="M8 26 24 6l16 20z"';
  expect(fileOf(folder, 'favicon.svg')).toContain(logo);
  expect(fileOf(folder, 'projects.html')).toContain(logo);
});

test('with the lines motif, the 404 page has no puzzle', async ({ page }) => {
  page.expectErrors(/status of 404/);
  await page.goto(`${base}/nothing`);
  await page.waitForHydration();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('application')).toHaveCount(0);
});

test("preloads the owner's heading typeface", async ({ page, folder }) => {
  await page.open(`${base}/projects`);
  const heading = page.getByRole('heading', { level: 1 });
  const family = await heading.evaluate((element) => getComputedStyle(element).fontFamily);
  expect(family).toMatch(/^"Noto Sans Arabic"/);
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('700 40px "Noto Sans Arabic"', 'ب')))
    .toBe(true);
  const preloadPattern = /<link rel="preload" href="([^"]+noto-sans-arabic-arabic[^"]+basic[^"]+)"/;
  const [, file = ''] = preloadPattern.exec(fileOf(folder, 'projects.html')) ?? [];
  expect(existsSync(join(appPath(folder), file.replace(base, '')))).toBe(true);
});

test("the print app's PDF embeds the owner's typeface in bold", async ({ page, folder }) => {
  await page.goto(pathToFileURL(appPath(`${folder}-print/index.html`)).href);
  await page.evaluate(() => document.fonts.ready);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toMatch(/\/BaseFont \/[A-Z]{6}\+NotoSansArabic-Bold/);
  expect(pdf).not.toMatch(/AnekLatin/);
});

test('every page stays within the byte budgets', async ({ folder, site }) => {
  const visit = firstVisits(site);
  const visits = await Promise.all(readPaths(folder).map(visit));
  // The tolerance covers the code for language links and article blocks.
  const exceeded = budgetUses(visits).filter(({ used, budget }) => used > budget + 1000);
  expect(exceeded.map(describeUse)).toEqual([]);
});

test('every page is in Arabic', async ({ page, folder }) => {
  for (const path of [...readPaths(folder), '/404.html']) {
    await page.open(base + path);
    expect(await latinText(page), path).toEqual([]);
  }
  await expect(page.footer).toContainText(/© ٢٠/);
  await page.goto(`${base}/skills`);
  await expect(page.getByRole('meter').first()).toHaveAttribute('aria-valuetext', /^٩٠٪/);
  await page.goto(`${base}/blogs/blogdetail/labels`);
  await expect(page.getByRole('time').first()).toHaveText('١٥ سبتمبر ٢٠٢٤');
  await expect(page.getByText('وصول ونماذج ولوحة المفاتيح')).toHaveCount(1);
});

test('the print app is in Arabic, from right to left', async ({ page, folder }) => {
  await page.goto(pathToFileURL(appPath(`${folder}-print/index.html`)).href);
  await expect(page.getByRole('heading', { name: 'ليلى حداد' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle(new RegExp(messages.print.resume));
  expect(await latinText(page)).toEqual([]);
});

test('the site omits disabled pages and the cookie banner', async ({ page, request }) => {
  for (const path of ['/about', '/internships']) {
    expect((await request.get(base + path)).status(), path).toBe(404);
  }
  await page.open(`${base}/`);
  const names = await page
    .getByRole('navigation', { name: messages.page.navigation })
    .getByRole('link')
    .allInnerTexts();
  expect(names.slice(0, -1)).toEqual([
    ...['البداية', 'الخبرة', 'الأعمال', 'المهارات', 'السيرة', 'ملاحظات', 'راسلني'],
  ]);
  await page.getByRole('link', { name: 'الخبرة' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الخبرة');
  await expect(page).toHaveURL(/\/site\/experience$/);
  await expect(page.getByRole('region', { name: messages.page.cookies })).toHaveCount(0);
  await expect(page.getByRole('button', { name: messages.page.cookieSettings })).toHaveCount(0);
});

test('a halftone photograph is drawn without an image file', async ({ page, folder }) => {
  for (const path of ['/projects', '/projects/projectdetail/night-lines']) {
    await page.goto(base + path);
    const cover = page.main.getByRole('img', { name: 'ترام يعبر تحت القمر.' });
    const [use] = await cover.locator('use').all();
    await expect(use!).toHaveAttribute('href', /^#halftone\.cool-night-lines-[0-9a-f]{8}\.art$/);
    const width = await use!.evaluate((element: SVGGraphicsElement) => element.getBBox().width);
    expect(width, path).toBeGreaterThan(400);
  }
  expect(existsSync(join(appPath(folder), 'images'))).toBe(false);
});

test.describe('a video', () => {
  const postPath = `${base}/blogs/blogdetail/keyboard-first`;
  const title = 'دقيقة بلا فأرة';
  const playLabel = fill(messages.article.play, { title });
  /** Returns an array that collects the requested URLs. */
  const mockPlayer = async (page: Page) => {
    const requested: string[] = [];
    await page.route(/youtube/, (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Player' });
    });
    return requested;
  };

  test('is a link until clicked, and prints as a link', async ({ page, folder }) => {
    const requested = await mockPlayer(page);
    await page.open(postPath);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('link', { name: playLabel })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=keyboard_01',
    );
    expect(requested).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    const printedLink = page.getByRole('figure').getByRole('link', { name: title }).last();
    const after = await printedLink.evaluate(
      (element) => getComputedStyle(element, '::after').content,
    );
    expect(after).toContain('(');
    expect(fileOf(folder, 'feed.xml')).toContain(
      `<a href="https://www.youtube.com/watch?v=keyboard_01">${title}</a>`,
    );
  });

  test('plays after navigation from a page that blocks players', async ({ page }) => {
    const requested = await mockPlayer(page);
    await page.open(`${base}/blogs`);
    await expect(page.locator('meta[http-equiv]').first()).toHaveAttribute(
      'content',
      /frame-src 'none'/,
    );
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await page.getByRole('link', { name: 'لوحة المفاتيح أولًا' }).click();
    await page.getByRole('link', { name: playLabel }).click();
    await expect(page.getByTitle(title)).toBeFocused();
    await expect
      .poll(() => requested)
      .toEqual(['https://www.youtube-nocookie.com/embed/keyboard_01?autoplay=1']);
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
    // After a reload, the player waits for a click again.
    await page.refresh();
    await expect(page.getByRole('link', { name: playLabel })).toBeVisible();
  });
});

test("the resume has only the owner's sections", async ({ page, folder }) => {
  await page.open(`${base}/resume`);
  // No QR code service is configured, so the page shows only the prerendered QR code.
  const code = page.getByRole('figure').filter({ has: page.locator('svg') });
  await expect(code.getByRole('img')).toHaveCount(1);
  await page.evaluate(() => {
    localStorage.setItem('cookiesAccepted', 'rejected');
    window.dispatchEvent(new StorageEvent('storage', { key: 'cookiesAccepted' }));
  });
  await expect(code.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveText([
    'موجز',
    'الخبرة',
    'المهارات',
  ]);
  const { work, education, projects } = JSON.parse(fileOf(folder, 'resume.json'));
  expect(work).toMatchObject([
    { name: 'ورشة الترام', startDate: '2022-06', summary: 'هجين' },
    { name: 'مطبعة المرفأ', startDate: '2019', endDate: '2022-05' },
  ]);
  expect(work[0]).not.toHaveProperty('endDate');
  expect([...education, ...projects]).toEqual([]);
});

test('posts can be filtered by year', async ({ page }) => {
  await page.open(`${base}/blogs`);
  const posts = page.locator('#posts li');
  await expect(posts).toHaveCount(3);
  const year = page.getByRole('combobox', { name: messages.blogs.year });
  await expect(year.locator('option')).toHaveText([messages.blogs.allYears, '٢٠٢٥', '٢٠٢٤']);
  await year.selectOption('٢٠٢٤');
  await expect(posts).toHaveCount(1);
  await page.refresh();
  await expect(year).toHaveValue('٢٠٢٤');
  await expect(posts).toHaveCount(1);
  await page.goBack();
  await expect(posts).toHaveCount(3);
  await page.open(`${base}/blogs?${new URLSearchParams({ year: '٢٠٢٥' }).toString()}`);
  await expect(posts).toHaveCount(2);
  await page.getByRole('button', { name: messages.filters.clear }).click();
  await expect(posts).toHaveCount(3);
  await expect(page).toHaveURL(/\/blogs$/);
});

test("the contact form has the owner's three fields", async ({ page, received }) => {
  await page.open(`${base}/contact`);
  await expect(page.main.getByRole('textbox')).toHaveCount(3);
  await expect(page.main.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'أرسل' }).click();
  await expect(page.getByText(fill(messages.problems.missing, { label: 'اسمك' }))).toHaveCount(1);
  await expect(page.getByText(messages.problems.message)).toHaveCount(1);
  await page.getByLabel('اسمك').fill('آدا');
  await page.getByLabel('البريد').fill('ada@example.com');
  await page.getByLabel('الرسالة').fill('مرحبًا!');
  await page.getByRole('button', { name: 'أرسل' }).click();
  await expect.poll(() => received().length).toBe(1);
});
