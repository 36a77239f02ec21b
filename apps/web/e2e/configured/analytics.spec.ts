import { faultErrors, faults } from '../faults';
import { umami } from '../mocks';
import { expect, test, withThirdParties, type SitePage } from '../support';

test.use(withThirdParties);
test.beforeEach(({ page }) => page.chooseCookies('rejected'));

const analyticsHost = 'umami.example.com';
const counted = (page: SitePage) => page.evaluate(() => window.umamiLog?.map(({ url }) => url));

test('counts each page view once', async ({ page }) => {
  const hosts = page.recordThirdPartyHosts();
  await umami(page);
  await page.open('/about');
  await expect.poll(() => counted(page)).toEqual(['/about']);
  await page.follow('Skills');
  await expect.poll(() => counted(page)).toEqual(['/about', '/skills']);
  const last = await page.evaluate(() => window.umamiLog[1]);
  expect(last?.title).toBe(await page.title());
  expect(last?.referrer).toMatch(/\/about$/);
  // A filter changes only the query, which does not count as a page view.
  await page.main.getByRole('searchbox').fill('SQL');
  await expect(page).toHaveURL(/search=SQL/);
  await page.goBack();
  await expect.poll(() => counted(page)).toEqual(['/about', '/skills', '/about']);
  expect(hosts).toEqual([analyticsHost]);
});

// `countPageViews.test.ts` tests Do Not Track.
test('counts nothing with Global Privacy Control', async ({ page }) => {
  await page.optOutOfTracking();
  const hosts = page.recordThirdPartyHosts();
  await umami(page);
  await page.clock.install();
  await page.open('/about');
  await page.waitForLoadState('networkidle');
  await page.follow('Skills');
  // Without the opt-out, counting would start after the idle timeout.
  await page.clock.runFor(3500);
  expect(hosts).toEqual([]);
});

test.describe('a blocked script', () => {
  // The browser reports the blocked script. The site itself logs nothing.
  test.use({ expects: { errors: faultErrors } });

  test('does not affect the page', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (!/Failed to load resource|Service Worker/.test(message.text()))
        errors.push(message.text());
    });
    await page.route(`https://${analyticsHost}/**`, faults['is blocked']);
    const failed = page.waitForEvent('requestfailed');
    await page.open('/about');
    await failed;
    await page.follow('Skills');
    expect(errors).toEqual([]);
  });
});
