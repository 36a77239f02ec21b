import type { Page } from '@playwright/test';
import { googleTranslate } from './mocks';
import { expect, pictureHosts, test, withOthers, type SitePage } from './support';
import { rewriteTexts, useEverything } from './translator';

const languageList = (page: Page) => page.getByRole('combobox', { name: 'Read this site in' });

test('the translation offers nine languages, goes on from page to page, and ends with English', async ({
  page,
}) => {
  await page.chooseCookies('rejected');
  await googleTranslate(page);
  await page.open('/about');
  await expect(languageList(page)).toHaveValue('en');
  await expect(languageList(page).locator('option')).toHaveText([
    'English',
    'हिन्दी',
    'தமிழ்',
    'తెలుగు',
    'Français',
    'Deutsch',
    'Español',
    '中文',
    'العربية',
  ]);
  await languageList(page).selectOption('العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const options = await page.evaluate(() => Reflect.get(window, 'translateOptions') as unknown);
  expect(options).toEqual({
    pageLanguage: 'en',
    includedLanguages: 'en,hi,ta,te,fr,de,es,zh-CN,ar',
    autoDisplay: false,
  });
  await expect(page.getByText('Translated by Google')).toBeVisible();
  await languageList(page).selectOption('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');

  await languageList(page).selectOption('தமிழ்');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
  await page.getByRole('navigation', { name: /Main/ }).getByRole('link').nth(2).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('[ta] Projects');
  await expect(languageList(page)).toHaveValue('ta');

  await languageList(page).selectOption('English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  await expect(languageList(page)).toHaveValue('en');
  expect(await page.evaluate(() => document.cookie)).not.toContain('googtrans');
});

/** The words that can be seen, without regard to how they are broken into lines. */
const words = async (page: Page) =>
  (await page.locator('body').innerText()).replace(/\s+/g, ' ').trim();

/** Everything at once and nothing that depends on the moment, so that two runs are the same. */
async function openStill(page: SitePage, path: string) {
  await page.addInitScript(() => {
    window.print = () => undefined;
    sessionStorage.clear();
    localStorage.clear();
    localStorage.setItem('cookiesAccepted', 'rejected');
  });
  await page.clock.install();
  await page.open(path);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** A page of each kind that has something of its own to use. How the others are left, translated: visits.spec.ts. */
const usable = [
  '/',
  '/projects',
  '/skills',
  '/my-activity',
  '/resume',
  '/blogs',
  '/contact',
  '/feedback',
  '/blogs/blogdetail/cloudvendor-app-using-java-springboot-using-mysql-jdbc',
];

test.describe('a translated page', () => {
  for (const path of usable) {
    test.describe(path, () => {
      if (path in pictureHosts) test.use(withOthers);

      test('works as it does untranslated, and shows the same in the end', async ({ page }) => {
        /** What can be read after everything has been used. */
        const outcome = async (change: () => Promise<unknown>) => {
          await openStill(page, path);
          await change();
          await useEverything(page, change);
          return words(page);
        };
        const expected = await outcome(async () => undefined);
        expect(await outcome(() => rewriteTexts(page))).toBe(expected);
      });
    });
  }

  // How each kind of page is left: visits.spec.ts.
  test('can be left, and come back to', async ({ page }) => {
    await openStill(page, '/');
    await rewriteTexts(page);
    const names = ['Projects', 'Skills', 'Contact'];
    for (const name of names) {
      await page.follow(name);
      await rewriteTexts(page);
    }
    for (const name of names.reverse().slice(1)) {
      await page.goBack();
      await expect(page.heading(name)).toBeVisible();
      await rewriteTexts(page);
    }
  });

  test('goes on typing its headline', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.openWithClock('/');
    const line = page.locator('main p > span[aria-hidden="true"]').last();
    await expect(line).toContainText('Software');
    await rewriteTexts(page);
    await page.advance(2_300);
    await expect(line).toHaveText(/^Can$/);
    await rewriteTexts(page);
    await page.advance(300);
    await expect(line).toHaveText(/^Canva/);
  });
});
