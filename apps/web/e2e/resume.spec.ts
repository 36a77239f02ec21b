import { expect, test, withThirdParties } from './support';

test.use(withThirdParties);

const serviceUrls = 'https://api.qrserver.com/**';

test("shows the QR code service's image at 120 px", async ({ page }) => {
  const requested = page.waitForRequest(serviceUrls);
  await page.open('/resume');
  const { searchParams } = new URL((await requested).url());
  expect(searchParams.get('size')).toBe('150x150');
  expect(searchParams.get('data')).toMatch(/^https:\/\//);
  const code = page.getByRole('img', { name: 'QR code' });
  await expect.poll(() => code.evaluate(({ tagName }) => tagName)).toBe('IMG');
  await expect(code).toHaveCSS('width', '120px');
  await expect(code).toHaveCSS('height', '120px');
});

test('prints the whole resume and nothing else', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.open('/resume');
  const sheet = page.getByRole('article');
  const last = sheet.locator('[data-reveal]').last();
  await expect(last).toHaveCSS('opacity', '0');
  await page.evaluate(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed');
  });
  await page.getByRole('button', { name: 'Print Resume' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(last).toHaveCSS('opacity', '1');
  const text = await sheet.innerText();
  await expect(page.locator('body')).toHaveText(text, { useInnerText: true });
});
