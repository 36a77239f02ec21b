import { expect, test, type SitePage } from './support';

const scriptStarts = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
    .map(({ startTime }) => startTime);

test('a page is painted before its scripts are requested', async ({ page }) => {
  await page.open('/skills');
  const starts = await page.evaluate(scriptStarts);
  const paintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(starts.length).toBeGreaterThan(3);
  expect(paintMs).toBeGreaterThan(0);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(paintMs ?? Infinity);
});

test('without a paint, hydrates after 1 s, or at once in a background tab', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
    Object.defineProperty(document, 'hidden', { get: () => location.hash === '#hidden' });
  });
  await page.open('/skills');
  expect(Math.min(...(await page.evaluate(scriptStarts)))).toBeGreaterThanOrEqual(1000);
  // With the clock paused, the second never ends.
  await page.clock.install();
  await page.pauseClock(Date.now() + 60_000);
  await page.goto('about:blank');
  await page.open('/skills#hidden');
});

test.describe('input before hydration', () => {
  /** Returns a function that lets the page's scripts load. */
  async function openBeforeHydration(page: SitePage, path: string) {
    const release = await page.holdRequests('**/assets/*.js');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toBeVisible();
    return release;
  }

  test('takes effect exactly once', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    // On a slow device, hydration takes several tasks.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const release = await openBeforeHydration(page, '/blogs');
    await page.darkTheme.click();
    for (let clicks = 0; clicks < 2; clicks += 1) {
      await page.getByRole('button', { name: 'Load More' }).click();
    }
    const field = page.getByRole('searchbox', { name: 'Search blogs' });
    await field.fill('rfid');
    await field.blur();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kotlin');
    release();
    await expect(page.searchField).toHaveValue('kotlin');
    await page.keyboard.press('Escape');
    await expect(page.darkTheme).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveValue('rfid');
    await expect(page).toHaveURL(/search=rfid/);
    await expect(page.main.getByRole('article')).toHaveCount(1);
    // The next test may use the same page.
    await session.detach();
    await field.fill('');
    await expect(page.main.getByRole('article')).toHaveCount(7);
  });

  test('a search typed before its dialog loads opens its result', async ({ page }) => {
    const releaseDialog = await page.holdRequests('**/assets/SearchPanel*');
    const release = await openBeforeHydration(page, '/about');
    await page.keyboard.type('/kot');
    await page.keyboard.press('Escape');
    await page.keyboard.type('/kotlim');
    release();
    await page.waitForHydration();
    await page.keyboard.press('Backspace');
    await page.keyboard.type('n');
    await page.keyboard.press('Enter');
    releaseDialog();
    await expect(page).toHaveURL(/\/skills\?search=Kotlin/);
  });

  test('/ opens the search outside text fields, unless turned off', async ({ page }) => {
    const release = await openBeforeHydration(page, '/feedback');
    const name = page.getByRole('textbox', { name: 'Name' });
    await name.pressSequentially('and/or');
    release();
    await page.waitForHydration();
    await name.pressSequentially('/');
    await expect(name).toHaveValue('and/or/');
    const choice = page.getByRole('radio').first();
    await choice.press('/');
    await expect(page.searchField).toBeFocused();
    await page.getByRole('checkbox', { name: /Press \/ to search/ }).uncheck();
    await page.keyboard.press('Escape');
    await expect(choice).toBeFocused();
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.keyboard.type('/kotlin');
    await page.waitForHydration();
    await expect(page.searchField).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.searchField).toBeFocused();
  });
});
