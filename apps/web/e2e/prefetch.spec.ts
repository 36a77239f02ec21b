import { chromium, type Page } from '@playwright/test';
import { launchArgs } from '@portfolio/tools/browser';
import { expect, test, sitePage } from './support';

/** How long a pointer rests on a link until its page is fetched, and a little more. */
const restMs = 250;

/** Notes what is asked for, by file name. */
function requests(page: Page) {
  const names: string[] = [];
  page.on('request', (request) => names.push(new URL(request.url()).pathname));
  return names;
}

test('a link that the pointer rests on has its page fetched before it is pressed, whole and in one wait', async ({
  page,
}) => {
  const release = await page.holdRequests('**/assets/SkillsPage*');
  await page.open('/certificates');
  const asked = requests(page);
  // For a new tab its document is fetched: not by an element, which Firefox holds against `default-src 'none'`.
  const fetched = page.waitForRequest(/certificatedetail/i);
  await page.locator('main a[target=_blank]').first().hover();
  expect((await fetched).resourceType()).toBe('fetch');

  await page.navLink('Skills').hover();
  await expect.poll(() => asked.join()).toContain('/assets/SkillsPage');
  // What the page shares with others is asked for beside its code, and not once that names it.
  const isShared = (name: string) => /^\/assets\/[\w-]{6}\.js$/.test(name);
  await expect.poll(() => asked.filter(isShared).length).toBeGreaterThan(1);
  release();
  await expect(page.heading('Certificates')).toBeVisible();

  await page.follow('Skills');
  expect(asked.filter((name) => name.includes('SkillsPage'))).toHaveLength(1);
});

test("the keyboard's focus has a page fetched, with its data: nothing more is needed", async ({
  page,
  context,
}) => {
  page.expectErrors(/Failed to load resource/);
  await page.chooseCookies('rejected');
  await page.open('/blogs');
  const link = page.locator('main article a').first();
  const data = page.waitForResponse(/\/data\/posts\/.*\.json/);
  await link.focus();
  await (await data).finished();
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);

  // What is there needs nothing more.
  await context.setOffline(true);
  await link.press('Enter');
  await expect(page.locator('main h1', { hasNotText: 'Blogs' })).toBeVisible();
});

test('a page whose prefetch fails is fetched again when its link is followed', async ({ page }) => {
  page.expectErrors(/Failed to load resource/);
  await page.route(/SkillsPage/, (route) => route.abort());
  await page.open('/about');
  const failed = page.waitForEvent('requestfailed');
  await page.navLink('Skills').hover();
  await failed;
  await page.unroute(/SkillsPage/);
  await page.follow('Skills');
});

for (const saveData of [false, true]) {
  const who = saveData ? 'where data are to be saved' : 'by a pointer that passes over a link';
  test(`nothing is fetched ahead ${who}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
    }, saveData);
    await page.openWithClock('/about');
    const asked = requests(page);
    await page.navLink('Skills').hover();
    if (!saveData) await page.mouse.move(0, 600);
    await page.advance(restMs);
    expect(asked.filter((name) => name.includes('SkillsPage'))).toEqual([]);
  });
}

test('nothing on a page hinders the browser from keeping it whole when it is left', async ({
  baseURL,
}) => {
  // Playwright switches this off in the browsers that it starts by itself.
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'],
    args: launchArgs(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = sitePage(await browser.newPage());
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const refusals: { type: string; reason: string }[] = [];
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    refusals.push(...notRestoredExplanations),
  );
  await page.open(`${baseURL}/about`);
  await page.evaluate(() => {
    document.title = 'As it was left';
  });
  await page.goto(`${baseURL}/robots.txt`);
  // Once this has been answered: going back takes away what would answer.
  await page.evaluate(() => void setTimeout(() => window.history.back()));
  await expect
    .poll(async () => (await page.title()) === 'As it was left' || refusals.length > 0)
    .toBe(true);
  // A headless shell keeps no page, and says so beside whatever is the page's own doing.
  expect(refusals.filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
  await browser.close();
});
