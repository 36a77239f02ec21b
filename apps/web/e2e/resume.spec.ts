import type { Page } from '@playwright/test';
import { expect, open, test, withOthers } from './support';

test.use(withOthers);

const service = 'https://api.qrserver.com/**';

/** The QR code that is to be seen: the one that the page draws, or the service's picture. */
const shownCode = (page: Page) =>
  page.getByRole('img', { name: 'QR code' }).evaluate((element) => element.tagName.toLowerCase());

test.describe('Resume', () => {
  test('an address begins on the line of what names it', async ({ page }) => {
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/resume');
      const profiles = page.getByRole('article').locator('header li:has(span + a)');
      await expect(profiles).not.toHaveCount(0);
      const offsets = await profiles.evaluateAll((items) =>
        items.map((item) => {
          const [name, address] = [...item.children].map((part) => part.getClientRects()[0]!.top);
          return Math.abs(address! - name!);
        }),
      );
      expect(Math.max(...offsets), `${width}`).toBeLessThan(4);
    }
  });

  test('can be downloaded as a PDF', async ({ page }) => {
    await open(page, '/resume');
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Resume' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toMatch(/resume\.pdf$/);
    const answer = await page.request.get(download.url());
    expect(answer.headers()['content-type']).toContain('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('prints, and what is printed is the sheet alone, also what has not been scrolled to', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, '/resume');
    const last = page.getByRole('article').locator('[data-reveal]').last();
    await expect(last).toHaveCSS('opacity', '0');
    await page.evaluate(() => {
      window.print = () => document.documentElement.toggleAttribute('data-printed');
    });
    await page.getByRole('button', { name: 'Print Resume' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-printed');
    await page.emulateMedia({ media: 'print' });
    await expect(last).toHaveCSS('opacity', '1');
    const sheet = await page.getByRole('article').innerText();
    expect((await page.locator('body').innerText()).trim()).toBe(sheet.trim());
  });

  test('is white in the dark as well, and Contact Me leads to the contact page', async ({
    page,
  }) => {
    await open(page, '/resume');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.getByRole('article')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.getByRole('main').getByRole('link', { name: 'Contact Me' }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('The QR code of the resume', () => {
  test('is asked of the service at 150 and shown at 120 pixels', async ({ page }) => {
    const asked = page.waitForRequest(service);
    await open(page, '/resume');
    const { searchParams } = new URL((await asked).url());
    expect(searchParams.get('size')).toBe('150x150');
    expect(searchParams.get('data')).toMatch(/^https:\/\//);
    await expect.poll(() => shownCode(page)).toBe('img');
    const box = await page.getByRole('img', { name: 'QR code' }).boundingBox();
    expect([box?.width, box?.height]).toEqual([120, 120]);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is drawn by the page', async ({ page }) => {
      await page.goto('/resume');
      await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
    });
  });
});
