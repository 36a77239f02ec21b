import { googleTranslate, tawk } from '../mocks';
import { expect, imageHosts, test, withThirdParties, type SitePage } from '../support';

test.use(withThirdParties);
test.beforeEach(({ page }) => page.optOutOfTracking());

const footerButton = (page: SitePage, name: string) => page.footer.getByRole('button', { name });

test('without consent, no service loads', async ({ page }) => {
  const hosts = page.recordThirdPartyHosts();
  const expectNoRequest = async (path: string) => {
    await page.open(path);
    // Scrolling down triggers lazy loading.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(hosts, path).toEqual([]);
  };
  // Before the visitor chooses, pages load third-party images (`visits.spec.ts`), but not the bot check, chat or translation.
  await expectNoRequest('/contact');
  await page.cookieBanner.getByRole('button', { name: 'Reject' }).click();
  for (const path of ['/contact', ...Object.keys(imageHosts)]) await expectNoRequest(path);
  await test.step('without a snapshot, shows no statistics', async () => {
    await page.open('/my-activity');
    await expect(page.main.getByText('You rejected content from other sites.')).toHaveCount(3);
    await expect(page.main.getByText(/As of/)).toHaveCount(0);
  });
});

test('after Accept, every page loads chat and translation', async ({ page }) => {
  await tawk(page);
  await googleTranslate(page);
  const hosts = page.recordThirdPartyHosts();
  await page.open('/about');
  await page.cookieBanner.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => [...hosts].sort()).toEqual(['embed.tawk.to', 'translate.google.com']);
  await page.reload();
  await expect.poll(() => hosts.length).toBe(4);
});

test('changing the choice to Reject unloads chat and translation', async ({ page }) => {
  await tawk(page);
  await googleTranslate(page);
  await page.open('/about');
  await page.cookieBanner.getByRole('button', { name: 'Accept' }).click();
  const isRunning = () => page.evaluate(() => 'Tawk_API' in window && 'google' in window);
  await expect.poll(isRunning).toBe(true);
  await expect(page.cookieBanner).toBeHidden();
  const hosts = page.recordThirdPartyHosts();
  await footerButton(page, 'Cookie').click();
  const reloaded = page.waitForEvent('load');
  await page.cookieBanner.getByRole('button', { name: 'Reject' }).click();
  await reloaded;
  expect(await page.evaluate(() => 'Tawk_API' in window || 'google' in window)).toBe(false);
  expect(hosts).toEqual([]);
  await footerButton(page, 'Chat').click();
  await expect(page.getByText('Tawk window')).toBeVisible();
  expect(hosts).toEqual(['embed.tawk.to']);
  await page.getByRole('combobox', { name: 'Read this site in' }).selectOption('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(hosts).toEqual(['embed.tawk.to', 'translate.google.com']);
});
