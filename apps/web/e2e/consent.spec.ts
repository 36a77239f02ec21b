import type { Page } from '@playwright/test';
import { expect, test } from './sites';
import { chatbase, googleTranslate, outOfReach, tawk, turnstile } from './standIns';
import { advance, open, openWithClock, pagePaths } from './support';

/** Notes every request that leaves for another host. */
function watch(page: Page, baseURL: string | undefined) {
  const left: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin, host } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) left.push(host);
  });
  return left;
}

/** Goes to the end of a page, so that whatever loads late has had its chance. */
async function lookThrough(page: Page, path: string) {
  await open(page, path);
  await page.mouse.wheel(0, 20_000);
  await page.waitForTimeout(250);
}

const choose = (page: Page, choice: 'true' | 'rejected') =>
  page.addInitScript((value) => localStorage.setItem('cookiesAccepted', value), choice);

const footerButton = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name });

/** The pages that are about another site's pictures, and whose pictures those are. */
const pictures: Record<string, string[]> = {
  '/resume': ['api.qrserver.com'],
  '/my-activity': ['leetcard.jacoblin.cool', 'github-readme-stats.vercel.app'],
};

test.describe('with every service configured', () => {
  test.use({ siteName: 'configured' });

  test('before the choice nothing leaves for a third party, on no page, but the pictures a page is about', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const left = watch(page, baseURL);
    for (const path of pagePaths) {
      left.length = 0;
      await lookThrough(page, path);
      expect([...new Set(left)].sort(), path).toEqual([...(pictures[path] ?? [])].sort());
    }
  });

  test('after Reject nothing leaves at all, now and on later visits', async ({
    page,
    baseURL,
    context,
  }) => {
    test.setTimeout(180_000);
    await open(page, '/about');
    await page
      .getByRole('region', { name: 'Cookies' })
      .getByRole('button', { name: 'Reject' })
      .click();
    await page.close();
    const later = await context.newPage();
    const left = watch(later, baseURL);
    for (const path of pagePaths) {
      await lookThrough(later, path);
      expect(left, path).toEqual([]);
    }
  });

  test('after Accept chat and translation load by themselves, on this page and the next', async ({
    page,
    baseURL,
  }) => {
    await tawk(page);
    await googleTranslate(page);
    const left = watch(page, baseURL);
    await open(page, '/about');
    await page
      .getByRole('region', { name: 'Cookies' })
      .getByRole('button', { name: 'Accept' })
      .click();
    await expect.poll(() => [...left].sort()).toEqual(['embed.tawk.to', 'translate.google.com']);
    await expect(page.getByRole('combobox', { name: 'Read this site in' })).toBeVisible();
    await page.reload();
    await expect.poll(() => left.length).toBe(4);
  });

  for (const [state, stored] of [
    ['before the choice', null],
    ['after Reject', 'rejected'],
  ] as const) {
    test(`${state} each button loads what it is for, and nothing else`, async ({
      page,
      baseURL,
    }) => {
      if (stored) await choose(page, stored);
      await tawk(page);
      await googleTranslate(page);
      const left = watch(page, baseURL);
      await open(page, '/about');
      await footerButton(page, 'Chat').click();
      await expect(page.getByText('Tawk window')).toBeVisible();
      expect(left).toEqual(['embed.tawk.to']);
      await footerButton(page, 'Translate').click();
      await expect(page.getByRole('combobox', { name: 'Read this site in' })).toBeFocused();
      expect(left).toEqual(['embed.tawk.to', 'translate.google.com']);
    });
  }

  test('a change to Reject takes out what is running', async ({ page, baseURL }) => {
    await choose(page, 'true');
    // The choice of an earlier visit stands until there is another one.
    await page.addInitScript(() => {
      if (sessionStorage.getItem('changed')) localStorage.setItem('cookiesAccepted', 'rejected');
    });
    await tawk(page);
    await googleTranslate(page);
    await open(page, '/about');
    await expect(page.getByRole('combobox', { name: 'Read this site in' })).toBeVisible();
    const left = watch(page, baseURL);
    await footerButton(page, 'Cookie settings').click();
    await page.evaluate(() => sessionStorage.setItem('changed', 'yes'));
    await page
      .getByRole('region', { name: 'Cookies' })
      .getByRole('button', { name: 'Reject' })
      .click();
    await expect(footerButton(page, 'Translate')).toBeVisible();
    expect(await page.evaluate(() => 'Tawk_API' in window || 'google' in window)).toBe(false);
    expect(left).toEqual([]);
  });

  test('the bot check loads on its forms alone, when one is touched', async ({ page, baseURL }) => {
    await turnstile(page);
    const left = watch(page, baseURL);
    await open(page, '/feedback');
    await page.getByRole('radio').first().check();
    await expect.poll(() => left).toEqual(['challenges.cloudflare.com']);
  });
});

test.describe('after Reject', () => {
  test.beforeEach(({ page }) => choose(page, 'rejected'));

  test('a card of statistics waits for a click that asks for it', async ({ page, baseURL }) => {
    const left = watch(page, baseURL);
    await open(page, '/my-activity');
    expect(left).toEqual([]);
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: /load|show/i })
      .first()
      .click();
    await expect.poll(() => left).toEqual(['leetcard.jacoblin.cool']);
  });

  test('the figures that are kept stand in for the cards, with their date', async ({ page }) => {
    await open(page, '/my-activity');
    const main = page.getByRole('main');
    await expect(main.getByText('As of 1 November 2025')).toHaveCount(3);
    await expect(main.getByRole('term').filter({ hasText: 'Pull requests' })).toBeVisible();
    await expect(main.getByText('card not loaded')).toHaveCount(3);
  });

  test.describe('with the cards of somebody whose figures are not kept', () => {
    test.use({ siteName: 'configured' });

    test("nobody else's are shown", async ({ page }) => {
      await open(page, '/my-activity');
      const main = page.getByRole('main');
      await expect(main.getByText('You keep other sites out.')).toHaveCount(3);
      await expect(main.getByText(/As of/)).toHaveCount(0);
    });
  });

  test('the QR code is the one that the page draws, until a click asks for the other', async ({
    page,
    baseURL,
  }) => {
    const left = watch(page, baseURL);
    await open(page, '/resume');
    const code = page.getByRole('img', { name: 'QR code of the resume' });
    const tagName = () => code.evaluate((element) => element.tagName.toLowerCase());
    expect(await tagName()).toBe('svg');
    expect(left).toEqual([]);
    await page.getByRole('button', { name: 'Load the picture' }).click();
    await expect.poll(tagName).toBe('img');
    expect(left).toEqual(['api.qrserver.com']);
    await expect(page.getByRole('button', { name: 'Load the picture' })).toHaveCount(0);
  });
});

test.describe('the chat', () => {
  test.describe('with Tawk', () => {
    test.use({ siteName: 'configured' });

    test('has our own button above the cookie banner, and makes way for the menu', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await tawk(page);
      await open(page, '/about');
      await footerButton(page, 'Chat').click();
      await expect(page.getByText('Tawk window')).toBeVisible();
      const launcher = page.getByRole('button', { name: 'Chat' }).last();
      const banner = page.getByRole('region', { name: 'Cookies' });
      const [above, below] = await Promise.all([launcher.boundingBox(), banner.boundingBox()]);
      expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(2);

      await page.evaluate(() => window.Tawk_API?.onChatMinimized?.());
      await expect(page.getByText(/Tawk/)).toHaveCount(0);
      await launcher.click();
      await expect(page.getByText('Tawk window')).toBeVisible();
    });
  });

  test.describe('with Tawk out of reach', () => {
    test.use({ siteName: 'configured', expects: { errors: /Failed to load|did not load/ } });

    test.beforeEach(({ page }) => outOfReach(page, 'https://embed.tawk.to/**'));

    test('says so when it was asked for, and can be tried again', async ({ page }) => {
      await open(page, '/about');
      await footerButton(page, 'Chat').click();
      await expect(page.getByText('Chat is unavailable right now.')).toBeVisible();
      await tawk(page);
      await footerButton(page, 'Chat').click();
      await expect(page.getByText('Tawk window')).toBeVisible();
    });

    test('leaves the page alone when it would have loaded by itself', async ({ page }) => {
      await choose(page, 'true');
      await googleTranslate(page);
      await open(page, '/about');
      await expect(page.getByRole('combobox', { name: 'Read this site in' })).toBeVisible();
      await expect(footerButton(page, 'Chat')).toBeVisible();
      await expect(page.getByText('Chat is unavailable')).toHaveCount(0);
    });
  });

  test.describe('with Tawk coming too late', () => {
    test.use({ siteName: 'configured', expects: { errors: /did not load/ } });

    test('shows the failure, and no button of the provider after it', async ({ page }) => {
      let answer = () => {};
      const isTime = new Promise<void>((resolve) => (answer = resolve));
      await tawk(page);
      await page.route('https://embed.tawk.to/**', async (route) => {
        await isTime;
        await route.fallback();
      });
      await openWithClock(page, '/about');
      const asked = page.waitForRequest('https://embed.tawk.to/**');
      await footerButton(page, 'Chat').click();
      await asked;
      await advance(page, 10_000);
      await expect(page.getByText('Chat is unavailable right now.')).toBeVisible();
      answer();
      await expect(page.locator('#tawk')).toBeAttached();
      await expect(page.getByText(/Tawk/)).toHaveCount(0);
    });
  });

  test.describe('with Chatbase', () => {
    test.use({ siteName: 'generic' });

    test('opens', async ({ page }) => {
      await chatbase(page);
      await open(page, '/about');
      await footerButton(page, 'Chat').click();
      await expect(page.getByText('Chatbase: open')).toBeVisible();
    });
  });

  test('that is not configured leads to the contact page', async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Chat' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
  });
});
