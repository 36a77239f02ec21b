/** Another owner's site, in Arabic and below a path: `packages/content/fixtures/arabic`, built by `build.setup.ts`. */
import type { Page } from '@playwright/test';
import { useLine, usesOf } from '@portfolio/tools/budgets';
import { firstVisits } from '@portfolio/tools/first-visit';
import { fill } from '@portfolio/words';
import { arabicWords as words } from '@portfolio/words/arabic';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentFile } from '../../prerender/siteFiles';
import { expect, inApp, readRoutes, test } from '../support';

/** The path of the owner's address, `https://layla.example.org/site`. */
const base = '/site';

const fileOf = (folder: string, path: string) => readFileSync(join(inApp(folder), path), 'utf8');
const pathsOf = (folder: string) =>
  readRoutes(folder)
    .filter(({ status }) => status === 200)
    .map(({ path }) => path);

/** Words of the demo that an owner who has replaced all of it must not find again. */
const demoWords =
  /Portfolio Owner|Coimbatore|Infosys|GUVI|HackerRank|Vanakkam|Nandri|வணக்கம்|நன்றி|\bCanva\b|internship|certificate|Bachelor|LeetCode|24-48/i;

/**
 * The Latin words that a page says to anybody, in text or attributes, besides those that the owner has written so. Code is no language.
 */
const latinWords = (page: Page) =>
  page.evaluate(() => {
    const owners =
      /TypeScript|Playwright|GitHub|YouTube|Tab|Enter|steps|const|\bts\b|N1|JSON|A4|\bpt\b|\bmm\b|layla\S*|haddad\S*|github\S*|\S+@\S+/g;
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const isSaid = !walker.currentNode.parentElement?.closest('script, style, code, noscript');
      if (isSaid) texts.push(walker.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'aria-valuetext', 'alt', 'title', 'placeholder']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    const description = document.querySelector('meta[name="description"]');
    texts.push(description?.getAttribute('content') ?? '');
    return texts
      .map((text) => text.replaceAll(owners, ''))
      .filter((text) => /[a-z]{2}/i.test(text));
  });

test('has the pages that the owner has words and entries for, and no other', ({ folder }) => {
  expect(pathsOf(folder)).toEqual([
    '/',
    '/projects',
    '/experience',
    '/skills',
    '/resume',
    '/blogs',
    '/contact',
    '/contact/thank-you',
    '/projects/projectdetail/night-lines',
    '/blogs/blogdetail/keyboard-first',
    '/blogs/blogdetail/labels',
  ]);
});

test('says nothing that the demo says', ({ folder }) => {
  for (const file of [...pathsOf(folder).map(documentFile), '404.html', 'feed.xml']) {
    expect(fileOf(folder, file).match(demoWords)?.[0], file).toBeUndefined();
  }
});

test('keeps to the byte budgets', async ({ folder, site }) => {
  const visit = firstVisits(site);
  const visits = await Promise.all(pathsOf(folder).map(visit));
  const passed = usesOf(visits).filter(({ used, budget }) => used > budget);
  expect(passed.map(useLine)).toEqual([]);
});

test('speaks the language of its owner on every page, from right to left', async ({
  page,
  folder,
}) => {
  for (const path of [...pathsOf(folder), '/404.html']) {
    await page.open(base + path);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'ar-EG');
    await expect(html).toHaveAttribute('dir', 'rtl');
    expect(await latinWords(page), path).toEqual([]);
  }
  await expect(page.footer).toContainText(/© ٢٠/);
  await page.goto(`${base}/skills`);
  await expect(page.getByRole('meter').first()).toHaveAttribute('aria-valuetext', /^٩٠٪/);
  await page.goto(`${base}/blogs/blogdetail/labels`);
  await expect(page.getByRole('time').first()).toHaveText('١٥ سبتمبر ٢٠٢٤');
  await expect(page.getByText('وصول ونماذج ولوحة المفاتيح')).toHaveCount(1);
});

test('so does the print app', async ({ page, folder }) => {
  await page.goto(pathToFileURL(inApp(`${folder}-print/index.html`)).href);
  await expect(page.getByRole('heading', { name: 'ليلى حداد' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveTitle(new RegExp(words.print.resume));
  expect(await latinWords(page)).toEqual([]);
});

test('has no page that is off, jobs, and no question about cookies, since no other company has a part in the site', async ({
  page,
  request,
}) => {
  for (const path of ['/about', '/internships']) {
    expect((await request.get(base + path)).status(), path).toBe(404);
  }
  await page.open(`${base}/`);
  const names = await page
    .getByRole('navigation', { name: words.page.navigation })
    .getByRole('link')
    .allInnerTexts();
  expect(names).toEqual(['البداية', 'الخبرة', 'الأعمال', 'المهارات', 'السيرة', 'ملاحظات', 'راسلني']);
  // Nor is there a search, since its page is off.
  await expect(page.getByRole('banner').getByRole('link', { name: words.search.open })).toHaveCount(
    0,
  );
  expect((await request.get(`${base}/data/search/directory.json`)).status()).toBe(404);
  await page.getByRole('link', { name: 'الخبرة' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الخبرة');
  await expect(page).toHaveURL(/\/site\/experience$/);
  await expect(page.getByRole('region', { name: words.page.cookies })).toHaveCount(0);
  await expect(page.getByRole('button', { name: words.page.cookieSettings })).toHaveCount(0);
  const jobs = page.locator('main ol > li');
  await expect(jobs).toHaveCount(2);
  await expect(jobs.first()).toContainText('بيروت، يونيو ٢٠٢٢ – اليوم');
  await expect(jobs.first()).toContainText('هجين');
  await expect(jobs.first().getByRole('listitem')).toHaveCount(2);
  await expect(jobs.first()).toContainText('TypeScript وPlaywright');
  await expect(jobs.last()).toContainText('٢٠١٩ – مايو ٢٠٢٢');
});

test('a photograph stands as dots on its card and page, and is sent to nobody', async ({
  page,
  folder,
}) => {
  for (const path of ['/projects', '/projects/projectdetail/night-lines']) {
    await page.goto(base + path);
    const cover = page.main.getByRole('img', { name: 'ترام يعبر تحت القمر.' });
    const [use] = await cover.locator('use').all();
    await expect(use!).toHaveAttribute('href', /^#halftone\.neelam-night-lines-[0-9a-f]{8}\.art$/);
    const drawn = await use!.evaluate((element: SVGGraphicsElement) => element.getBBox().width);
    expect(drawn, path).toBeGreaterThan(400);
  }
  expect(existsSync(join(inApp(folder), 'images'))).toBe(false);
});

test.describe('a video', () => {
  const address = `${base}/blogs/blogdetail/keyboard-first`;
  const title = 'دقيقة بلا فأرة';
  const play = fill(words.article.play, { title });
  /** Answers in place of the company that has the video. @returns what was asked of it */
  const player = async (page: Page) => {
    const asked: string[] = [];
    await page.route(/youtube/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Player' });
    });
    return asked;
  };
  const played = 'https://www.youtube-nocookie.com/embed/keyboard_01?autoplay=1';

  test('is a picture until it is pressed, then its player, which has the focus; a link on paper and in the feed', async ({
    page,
    folder,
  }) => {
    const asked = await player(page);
    await page.open(address);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const link = page.getByRole('link', { name: play });
    await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=keyboard_01');
    expect(asked).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    const printed = page.getByRole('figure').getByRole('link', { name: title }).last();
    const after = await printed.evaluate((one) => getComputedStyle(one, '::after').content);
    expect(after).toContain('(');
    expect(fileOf(folder, 'feed.xml')).toContain(
      `<a href="https://www.youtube.com/watch?v=keyboard_01">${title}</a>`,
    );
    await page.emulateMedia({ media: null });
    await link.click();
    await expect(page.getByTitle(title)).toBeFocused();
    await expect.poll(() => asked).toEqual([played]);
  });

  test('plays too where the visitor came from a page that lets no player in', async ({ page }) => {
    const asked = await player(page);
    await page.open(`${base}/blogs`);
    await expect(page.locator('meta[http-equiv]').first()).toHaveAttribute(
      'content',
      /frame-src 'none'/,
    );
    await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
    await page.getByRole('link', { name: 'لوحة المفاتيح أولًا' }).click();
    await page.getByRole('link', { name: play }).click();
    await expect(page.getByTitle(title)).toBeFocused();
    await expect.poll(() => asked).toEqual([played]);
    expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
    // What was pressed once is not pressed for ever.
    await page.refresh();
    await expect(page.getByRole('link', { name: play })).toBeVisible();
  });
});

test('the resume has the jobs and no part without an entry, on the sheet and as JSON', async ({
  page,
  folder,
}) => {
  await page.open(`${base}/resume`);
  // No service is configured for the QR code: none is asked for it, which the page's policy would report, and after Reject no button
  // offers that.
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

test('posts can be narrowed to a year, which the address keeps, and Clear Filter brings all back', async ({
  page,
}) => {
  await page.open(`${base}/blogs`);
  const posts = page.locator('#posts li');
  await expect(posts).toHaveCount(2);
  const year = page.getByRole('combobox', { name: words.blogs.year });
  await year.click();
  await expect(page.getByRole('option')).toHaveText([words.blogs.allYears, '٢٠٢٥', '٢٠٢٤']);
  await page.getByRole('option', { name: '٢٠٢٤' }).click();
  await expect(posts).toHaveCount(1);
  await page.refresh();
  await expect(year).toHaveText('٢٠٢٤');
  await expect(posts).toHaveCount(1);
  await page.goBack();
  await expect(posts).toHaveCount(2);
  await page.open(`${base}/blogs?${new URLSearchParams({ year: '٢٠٢٥' }).toString()}`);
  await expect(posts).toHaveCount(1);
  await page.getByRole('button', { name: words.filters.clear }).click();
  await expect(posts).toHaveCount(2);
  await expect(page).toHaveURL(/\/blogs$/);
});

test('the contact form has the three fields of the owner, asks for them, and sends them', async ({
  page,
  arrived,
}) => {
  await page.open(`${base}/contact`);
  await expect(page.main.getByRole('textbox')).toHaveCount(3);
  await expect(page.main.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'أرسل' }).click();
  await expect(page.getByText(fill(words.problems.missing, { label: 'اسمك' }))).toHaveCount(1);
  await expect(page.getByText(words.problems.message)).toHaveCount(1);
  await page.getByLabel('اسمك').fill('آدا');
  await page.getByLabel('البريد').fill('ada@example.com');
  await page.getByLabel('الرسالة').fill('مرحبًا!');
  await page.getByRole('button', { name: 'أرسل' }).click();
  await expect.poll(() => arrived().length).toBe(1);
});
