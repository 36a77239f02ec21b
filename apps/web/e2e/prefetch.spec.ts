import { launchArgs } from '@portfolio/tools/programs';
import { chromium, type Page } from '@playwright/test';
import { expect, sitePage, test } from './support';

/** Longer than the delay before a prefetch. */
const hoverMs = 250;

function recordRequests(page: Page) {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('hovering over a link or focusing it prefetches its page', async ({ page, context }) => {
  page.expectErrors(/Failed to load resource/);
  await page.chooseCookies('rejected');
  await page.open('/certificates');
  const requested = recordRequests(page);
  // The site prefetches documents with `fetch`, because Firefox blocks `<link rel="prefetch">` under `default-src 'none'`.
  const fetched = page.waitForRequest(/certificatedetail/i);
  await page.locator('main a[target=_blank]').first().hover();
  expect((await fetched).resourceType()).toBe('fetch');

  await page.navLink('Blogs').hover();
  await expect.poll(() => requested.join()).toContain('/assets/BlogsPage');
  await page.navLink('Blogs').click();
  await expect(page.heading('My Blog')).toBeVisible();
  expect(requested.filter((name) => name.includes('BlogsPage'))).toHaveLength(1);

  const link = page.locator('main article a').first();
  const data = page.waitForResponse(/\/data\/posts\/.*\.json/);
  await link.focus();
  await (await data).finished();
  // The prefetched page needs no further request.
  await context.setOffline(true);
  await link.press('Enter');
  await expect(page.locator('main h1', { hasNotText: 'My Blog' })).toBeVisible();
});

test('prefetches nothing for a passing pointer or with data saving', async ({ page }) => {
  await page.addInitScript(() => {
    const saveData = () => location.hash === '#saving';
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: saveData() }) });
  });
  await page.openWithClock('/about');
  const requested = recordRequests(page);
  await page.navLink('Skills').hover();
  await page.mouse.move(0, 600);
  await page.advance(hoverMs);
  await page.evaluate(() => void (location.hash = 'saving'));
  await page.navLink('Skills').hover();
  await page.advance(hoverMs);
  expect(requested.filter((name) => name.includes('SkillsPage'))).toEqual([]);
});

test('pages are eligible for the back/forward cache', async ({ baseURL }) => {
  // Playwright disables the back/forward cache by default.
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    args: launchArgs(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = sitePage(await browser.newPage());
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const blockers: { type: string; reason: string }[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    blockers.push(...notRestoredExplanations),
  );
  await page.open(`${baseURL}/about`);
  await page.evaluate(() => {
    document.title = 'Restored';
  });
  await page.goto(`${baseURL}/robots.txt`);
  // Navigating back destroys the execution context, so `history.back` runs only after `evaluate` has returned.
  await page.evaluate(() => void setTimeout(() => window.history.back()));
  await expect
    .poll(async () => (await page.title()) === 'Restored' || blockers.length > 0)
    .toBe(true);
  // Headless Chromium has no back/forward cache and reports this as `Circumstantial`.
  expect(blockers.filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
  await browser.close();
});
