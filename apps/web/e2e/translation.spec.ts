import type { Page } from '@playwright/test';
import { googleTranslate, simulateTranslation } from './mocks';
import { expect, imageHosts, test, withThirdParties, type SitePage } from './support';

const languageList = (page: Page) => page.getByRole('combobox', { name: 'Read this site in' });

test('a page can be read in nine languages', async ({ page }) => {
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

async function visibleText(page: SitePage) {
  await page.waitForRendering();
  return (await page.locator('body').innerText()).replace(/\s+/g, ' ').trim();
}

async function openFresh(page: SitePage, path: string) {
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

/** Calls `onChange` whenever a control may have changed the page. Requires `page.clock.install()`. */
async function useAllControls(page: SitePage, onChange: () => Promise<unknown>) {
  const fields = page.main.locator(
    'input:not([type=radio],[type=checkbox],[type=hidden]):visible, textarea:visible',
  );
  for (const field of await fields.all()) {
    await field.fill('a');
    await field.blur();
    await onChange();
  }
  for (const group of await page.main.getByRole('radiogroup').all()) {
    await group.getByRole('radio').first().check();
  }
  await onChange();
  for (const box of await page.main.getByRole('checkbox').all()) await box.check();
  for (const list of await page.main.locator('select').all()) {
    await list.selectOption({ index: 1 });
    // Waits for the filter's fade.
    await page.clock.runFor(450);
    await onChange();
  }
  for (const button of await page.main.locator('button').elementHandles()) {
    // An earlier click may have removed or disabled the button.
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.click();
    await onChange();
    await page.keyboard.press('Escape');
    await onChange();
  }
  await page.darkTheme.click();
  await page.footer.getByRole('button', { name: /^Cookie/ }).click();
  await onChange();
  await page.cookieBanner.getByRole('button', { name: 'Reject' }).click();
  await onChange();
  // Runs debounced updates.
  await page.clock.runFor(5_000);
  // React hides the banner in a deferred render, which the clock does not control.
  await expect(page.cookieBanner).toBeHidden();
}

/** Pages whose text changes while visitors use them. Projects is not listed, because Skills and Blogs have the same filters. */
const interactivePages = [
  '/',
  '/skills',
  '/my-activity',
  '/blogs',
  '/contact',
  '/feedback',
  '/blogs/blogdetail/cloudvendor-app-using-java-springboot-using-mysql-jdbc',
];

test.describe('a translated page', () => {
  for (const path of interactivePages) {
    test.describe(path, () => {
      if (path in imageHosts) test.use(withThirdParties);

      test('behaves like the untranslated page', async ({ page }) => {
        const textAfterUse = async (translate: () => Promise<unknown>) => {
          await openFresh(page, path);
          await translate();
          await useAllControls(page, translate);
          return visibleText(page);
        };
        const expected = await textAfterUse(async () => undefined);
        expect(await textAfterUse(() => simulateTranslation(page))).toBe(expected);
      });
    });
  }

  test('keeps links and Back working', async ({ page }) => {
    await openFresh(page, '/');
    await simulateTranslation(page);
    const names = ['Projects', 'Skills', 'Contact'];
    for (const name of names) {
      await page.follow(name);
      await simulateTranslation(page);
    }
    for (const name of names.reverse().slice(1)) {
      await page.goBack();
      await expect(page.heading(name)).toBeVisible();
      await simulateTranslation(page);
    }
  });

  test('keeps animating its typed titles', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.openWithClock('/');
    const line = page.locator('main p > span[aria-hidden="true"]').last();
    await expect(line).toContainText('Software');
    await simulateTranslation(page);
    await page.advance(2_400);
    await expect(line).toHaveText(/^Ca/);
    await simulateTranslation(page);
    await page.advance(1_000);
    await expect(line).toHaveText(/^Canva/);
  });
});
