import type { Page } from '@playwright/test';
import { expect, test } from './sites';
import { googleTranslate, outOfReach, wrapTexts } from './standIns';
import { advance, open, openWithClock, pagePaths } from './support';

const languageList = (page: Page) => page.getByRole('combobox', { name: 'Read this site in' });

const ask = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Translate' }).click();

test.describe('the translation', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'rejected'));
  });

  test('offers exactly nine languages, by the codes of its service', async ({ page }) => {
    await googleTranslate(page);
    await open(page, '/about');
    await ask(page);
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
    const options = await page.evaluate(() => Reflect.get(window, 'translateOptions') as unknown);
    expect(options).toEqual({
      pageLanguage: 'en',
      includedLanguages: 'en,hi,ta,te,fr,de,es,zh-CN,ar',
      autoDisplay: false,
    });
  });

  test('goes on from page to page, and ends with English', async ({ page }) => {
    await googleTranslate(page);
    await open(page, '/about');
    await ask(page);
    await languageList(page).selectOption('தமிழ்');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('[ta] About');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ta');

    await page.getByRole('navigation', { name: /Main/ }).getByRole('link').nth(2).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('[ta] Projects');
    await expect(languageList(page)).toHaveValue('ta');

    await languageList(page).selectOption('English');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
    await expect(
      page.getByRole('contentinfo').getByRole('button', { name: 'Translate' }),
    ).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).not.toContain('googtrans');
  });

  test('into Arabic turns the page round', async ({ page }) => {
    await googleTranslate(page);
    await open(page, '/about');
    await ask(page);
    await languageList(page).selectOption('العربية');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await languageList(page).selectOption('Deutsch');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  test.describe('out of reach', () => {
    test.use({ expects: { errors: /Failed to load|did not load|Not there in time/ } });

    test('says so, and the page is as before', async ({ page }) => {
      await outOfReach(page, 'https://translate.google.com/**');
      await open(page, '/about');
      await ask(page);
      await expect(page.getByText('Translation is unavailable right now.')).toBeVisible();
      await googleTranslate(page);
      await ask(page);
      await expect(languageList(page)).toBeVisible();
    });

    test('counts as blocked when its script comes and does nothing for 10 s', async ({ page }) => {
      await page.clock.install();
      await open(page, '/about');
      await ask(page);
      await expect(page.getByText('Loading', { exact: true })).toBeVisible();
      const told = page.getByText('Translation is unavailable right now.');
      // The ten seconds begin when the script has come.
      await expect(async () => {
        await page.clock.runFor(4_000);
        await expect(told).toBeVisible({ timeout: 200 });
      }).toPass();
    });
  });

  test.describe('not configured', () => {
    test.use({ siteName: 'generic' });

    test('is not offered', async ({ page }) => {
      await open(page, '/about');
      await expect(page.getByRole('button', { name: 'Translate' })).toHaveCount(0);
    });
  });
});

/** Does to every text of a page what page translators do, with the words left as they are. Returns how many there were. */
const rewrite = (page: Page) =>
  page.evaluate<number>(`(() => { ${wrapTexts} return wrapTexts(''); })()`);

/** Uses everything there is on a page: fields, choices, every button. `after` runs after each step. */
async function useEverything(page: Page, after: () => Promise<unknown>) {
  const main = page.getByRole('main');
  for (const field of await main
    .locator('input:not([type=radio],[type=checkbox],[type=hidden]), textarea')
    .all()) {
    if (!(await field.isVisible())) continue;
    await field.fill('a');
    await field.blur();
    await after();
  }
  for (const group of await main.getByRole('radiogroup').all()) {
    await group.getByRole('radio').first().check();
    await after();
  }
  for (const box of await main.getByRole('checkbox').all()) await box.check();
  for (const handle of await main.locator('button').elementHandles()) {
    // An earlier press may have taken it away, or have made it of no use.
    if (!(await handle.isVisible()) || !(await handle.isEnabled())) continue;
    await handle.click({ timeout: 2000 });
    await after();
    const options = page.getByRole('option');
    if ((await options.count()) > 1 && (await options.nth(1).isVisible())) {
      await options.nth(1).click();
      await page.waitForTimeout(450);
      await after();
    }
    await page.keyboard.press('Escape');
    await after();
  }
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await after();
  await page
    .getByRole('region', { name: 'Cookies' })
    .getByRole('button', { name: 'Reject' })
    .click();
  await after();
  await page.waitForTimeout(1300);
}

/** The words that can be seen, without regard to how they are broken into lines. */
const words = async (page: Page) =>
  (await page.locator('body').innerText()).replace(/\s+/g, ' ').trim();

/** Everything at once and nothing that depends on the moment, so that two runs are the same. */
async function openCalm(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    window.print = () => undefined;
    sessionStorage.clear();
    localStorage.clear();
    localStorage.setItem('cookiesAccepted', 'rejected');
  });
  await open(page, path);
  // Loaders and the filters' fade.
  await page.waitForTimeout(1700);
}

/** One page of each kind: pages of one kind differ in their words only. */
const isFirstOfItsKind = (path: string, index: number, all: readonly string[]) => {
  const kind = (one: string) => one.split('/').slice(0, 3).join('/');
  return all.findIndex((one) => kind(one) === kind(path)) === index;
};

test.describe('a translated page', () => {
  for (const path of pagePaths.filter(isFirstOfItsKind)) {
    test(`${path} works as it does untranslated, and shows the same in the end`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      const errors: string[] = [];
      /** What can be read after everything has been used, in a browser of its own. */
      const outcome = async (change: (page: Page) => Promise<unknown>) => {
        const context = await browser.newContext({ baseURL });
        const page = await context.newPage();
        page.on('pageerror', (error) => errors.push(error.message));
        await openCalm(page, path);
        await change(page);
        await useEverything(page, () => change(page));
        const found = await words(page);
        await context.close();
        return found;
      };
      const [plain, translated] = await Promise.all([
        outcome(async () => undefined),
        outcome(rewrite),
      ]);
      expect(translated).toBe(plain);
      expect(errors).toEqual([]);
    });
  }

  test('can be left for every other, and come back to', async ({ page }) => {
    test.setTimeout(180_000);
    await openCalm(page, '/');
    await rewrite(page);
    for (const name of [
      'About',
      'Projects',
      'Internships',
      'Certificates',
      'Skills',
      'Activity',
      'Resume',
      'Blogs',
      'Contact',
      'Home',
    ]) {
      const before = await page.getByRole('heading', { level: 1 }).innerText();
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name, exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await rewrite(page);
    }
    for (let step = 0; step < 4; step += 1) {
      const before = await page.getByRole('heading', { level: 1 }).innerText();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await rewrite(page);
    }
  });

  for (const path of pagePaths.filter((one, index, all) => !isFirstOfItsKind(one, index, all))) {
    test(`${path} can be used and left`, async ({ page }) => {
      await openCalm(page, path);
      await rewrite(page);
      await useEverything(page, () => rewrite(page));
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Skills' })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
    });
  }

  test.describe('that does not exist', () => {
    test.use({ expects: { errors: /404/ } });

    test('can be used and left', async ({ page }) => {
      await openCalm(page, '/no/such/page');
      await rewrite(page);
      await useEverything(page, () => rewrite(page));
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Skills' })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
    });
  });

  test('goes on typing its headline', async ({ page }) => {
    await openWithClock(page, '/');
    const line = page.locator('main p:has(> span[aria-hidden]) [aria-hidden="true"]').first();
    await expect(line).toContainText('Software');
    await rewrite(page);
    await advance(page, 2_300);
    await expect(line).toHaveText(/^Can$/);
    await rewrite(page);
    await advance(page, 300);
    await expect(line).toHaveText(/^Canva/);
  });
});
