/** Tests another owner's site in Arabic and English, with a base path, from the fixtures `arabic` and `bilingual`. */
import { fill } from '@portfolio/messages';
import { arabicMessages as messages } from '@portfolio/messages/arabic';
import english from '@portfolio/messages/english' with { type: 'json' };
import { parseHTML } from 'linkedom';
import { pathToFileURL } from 'node:url';
import { expect, appPath, test } from '../support';
import { latinText } from './latinText';

const base = '/site';

test.describe('in a browser set to Arabic', () => {
  // In a browser set to English, pages would offer their English version.
  test.use({ locale: 'ar-EG' });

  test('the site omits disabled pages, banner and puzzle', async ({ page }) => {
    page.expectErrors(/status of 404/);
    await page.open(`${base}/`);
    const navigation = page.getByRole('navigation', { name: messages.page.navigation });
    expect((await navigation.getByRole('link').allInnerTexts()).slice(0, -1)).toEqual([
      ...['البداية', 'الخبرة', 'الأعمال', 'المهارات', 'السيرة', 'ملاحظات', 'راسلني'],
    ]);
    await expect(page.getByRole('region', { name: messages.page.cookies })).toHaveCount(0);
    await expect(page.getByRole('button', { name: messages.page.cookieSettings })).toHaveCount(0);
    const response = await page.goto(`${base}/about`);
    expect(response?.status()).toBe(404);
    await page.waitForHydration();
    // The puzzle needs the dots of the default motif.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('application')).toHaveCount(0);
  });

  test('a video plays after navigation from a page that blocks players', async ({ page }) => {
    const title = 'دقيقة بلا فأرة';
    const requested: string[] = [];
    await page.route(/youtube/, (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<html lang="en"><title>Player' });
    });
    await page.open(`${base}/blogs`);
    await page.getByRole('link', { name: 'لوحة المفاتيح أولًا' }).click();
    const play = page.getByRole('link', { name: fill(messages.article.play, { title }) });
    await play.scrollIntoViewIfNeeded();
    expect(requested).toEqual([]);
    await play.click();
    await expect(page.getByTitle(title)).toBeFocused();
    await expect
      .poll(() => requested)
      .toEqual(['https://www.youtube-nocookie.com/embed/keyboard_01?autoplay=1']);
    // After a reload, the player waits for a click again.
    await page.refresh();
    await expect(play).toBeVisible();
  });

  test('photographs load and can be enlarged', async ({ page }) => {
    const alt = 'قطار ليلي يقترب على السكة.';
    await page.open(`${base}/uses`);
    const inHead = page.main.getByRole('img', { name: alt }).first();
    // `Gallery.stories.tsx` tests the viewer's keys.
    await page.main.getByRole('link', { name: new RegExp(alt) }).press('Enter');
    for (const image of [inHead, page.getByRole('dialog').getByRole('img')])
      await expect
        .poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
        .toBeGreaterThan(0);
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
    await page.getByLabel('اسمك').fill('آدا');
    await page.getByLabel('البريد').fill('ada@example.com');
    await page.getByLabel('الرسالة').fill('مرحبًا!');
    await page.getByRole('button', { name: 'أرسل' }).click();
    await expect.poll(() => received().length).toBe(1);
  });
});

test('the search lists results in the other language last', async ({ page }) => {
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
  expect(requests).toContain(foreignIndex);
  await result.click();
  await expect(page).toHaveURL(/\/site\/blogs\/blogdetail\/keyboard-first$/i);
});

test('pages are offered in the browser’s or chosen language', async ({ page }) => {
  await page.open(`${base}/skills`);
  const offer = page.getByRole('complementary', { name: 'This page is also in English' });
  await expect(offer.getByRole('link')).toHaveAttribute('href', `${base}/en/skills`);
  await offer.getByRole('button', { name: 'Close' }).click();
  await expect(offer).toBeHidden();
  // An untranslated page, and a page opened after the visitor has declined.
  for (const path of ['/uses', '/projects']) {
    await page.open(base + path);
    await expect(page.locator('aside[lang="en"]')).toHaveCount(0);
  }
  await page.open(`${base}/en/skills`);
  await page.navLink('العربية').click();
  await expect(page).toHaveURL(`${base}/skills`);
  await page.open(`${base}/en/projects`);
  await expect(page.locator('aside[lang="ar-EG"]')).toBeVisible();
});

test('the language switch and slugs follow navigation', async ({ page }) => {
  await page.open(`${base}/en/`);
  await page.getByRole('link', { name: 'Skills', exact: true }).first().click();
  await expect(page.heading('My skills')).toBeVisible();
  await page.footer.getByRole('link', { name: /العربية/ }).click();
  await expect(page).toHaveURL(`${base}/skills`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.open(`${base}/en/projects/projectdetail/night-lines`);
  await expect(page.heading('Night lines')).toBeVisible();
});

test.describe('a browser with service workers', () => {
  test.use({ serviceWorkers: 'allow' });

  test("caches each language's pages separately", async ({ page }) => {
    const cachedPaths = (scope: string) =>
      page.evaluate(async (prefix) => {
        const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map(({ url }) => new URL(url).pathname);
      }, `portfolio ${scope} `);
    await page.open(`${base}/skills`);
    await expect.poll(() => cachedPaths(`${base}/`)).toContain(`${base}/skills`);
    await page.open(`${base}/en/skills`);
    await expect.poll(() => cachedPaths(`${base}/en/`)).toContain(`${base}/en/skills`);
    expect(await cachedPaths(`${base}/`)).not.toContain(`${base}/en/skills`);
  });
});

test.describe('the print app', () => {
  const printApp = pathToFileURL(appPath('node_modules/.e2e/owner-print/index.html')).href;

  test("has the owner's language, direction and typeface", async ({ page }) => {
    await page.goto(printApp);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveTitle(`ليلى حداد – ${messages.print.resume}`);
    expect(latinText(parseHTML(await page.content()).document)).toEqual([]);
    await page.evaluate(() => document.fonts.ready);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf).toMatch(/\/BaseFont \/[A-Z]{6}\+NotoSansArabic-Bold/);
    expect(pdf).not.toMatch(/AnekLatin/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(async () => {
      const { x, width } = (await page.getByRole('article').boundingBox())!;
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(390);
    }).toPass();
  });

  test('keeps its settings when the language is switched', async ({ page }) => {
    await page.goto(`${printApp}?paper=letter&skills=off`);
    const languageSwitch = page.getByRole('navigation');
    await languageSwitch.locator('[aria-current=page]').focus();
    await page.keyboard.press('Tab');
    await expect(languageSwitch.getByRole('link', { name: 'English' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/-print\/en\/index\.html\?paper=letter&skills=off$/);
    await expect(page).toHaveTitle('Layla Haddad – Curriculum vitae');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await expect(page.getByLabel(english.print.letter)).toBeChecked();
    await expect(page.getByLabel('Skills')).not.toBeChecked();
    await expect(page.getByRole('article')).toContainText('Six years');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation')).toBeHidden();
  });
});
