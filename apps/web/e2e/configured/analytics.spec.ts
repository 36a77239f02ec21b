import { faultErrors, faults } from '../faults';
import { umami } from '../mocks';
import { expect, test, withThirdParties } from '../support';

test.use(withThirdParties);
test.beforeEach(({ page }) => page.chooseCookies('rejected'));

// `countPageViews.test.ts` tests Do Not Track and Global Privacy Control.
test('analytics count each page view once', async ({ page }) => {
  const counted = () => page.evaluate(() => window.umamiLog?.map(({ url }) => url));
  const hosts = page.recordThirdPartyHosts();
  await umami(page);
  await page.open('/about');
  await expect.poll(counted).toEqual(['/about']);
  await page.follow('Skills');
  await expect.poll(counted).toEqual(['/about', '/skills']);
  const last = await page.evaluate(() => window.umamiLog[1]);
  expect(last?.title).toBe(await page.title());
  expect(last?.referrer).toMatch(/\/about$/);
  // A filter changes only the query, which does not count as a page view.
  await page.main.getByRole('searchbox').fill('SQL');
  await expect(page).toHaveURL(/search=SQL/);
  await page.goBack();
  await expect.poll(counted).toEqual(['/about', '/skills', '/about']);
  expect(hosts).toEqual(['umami.example.com']);
});

test('blocked analytics do not affect the page', async ({ page }) => {
  page.expectErrors(faultErrors);
  await page.route('https://umami.example.com/**', faults['is blocked']);
  const failed = page.waitForEvent('requestfailed');
  await page.open('/about');
  await failed;
  await page.follow('Skills');
});
