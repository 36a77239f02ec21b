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

test('hydrates after 1 s if the browser reports no paint', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.open('/skills');
  expect(Math.min(...(await page.evaluate(scriptStarts)))).toBeGreaterThanOrEqual(1000);
});

test('a page in a background tab hydrates without painting', async ({ page }) => {
  // With the clock paused and no paint events, scripts start only because the page is hidden.
  await page.clock.install();
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await page.pauseClock(Date.now() + 60_000);
  await page.open('/skills');
});

test.describe('input before hydration', () => {
  /** Returns a function that lets the page's scripts load. */
  async function openBeforeHydration(page: SitePage, path: string) {
    const release = await page.holdRequests('**/assets/*.js');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toBeVisible();
    return release;
  }

  test('each click takes effect exactly once', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    // On a slow device, hydration takes several tasks.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const release = await openBeforeHydration(page, '/blogs');
    await page.darkTheme.click();
    for (let clicks = 0; clicks < 2; clicks += 1) {
      await page.getByRole('button', { name: 'Load More' }).click();
    }
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kotlin');
    release();
    await expect(page.searchField).toHaveValue('kotlin');
    await page.keyboard.press('Escape');
    await expect(page.darkTheme).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('main article')).toHaveCount(7);

    await page.darkTheme.click();
    await expect(page.darkTheme).toHaveAttribute('aria-pressed', 'false');
  });

  test('a typed search can be cancelled or opens its result', async ({ page }) => {
    const release = await openBeforeHydration(page, '/about');
    await page.keyboard.type('/kot');
    await page.keyboard.press('Escape');
    await page.keyboard.type('/kotlim');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('n');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/\/skills\?search=Kotlin/);
  });

  test('the / shortcut does nothing in fields or when disabled', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('searchShortcut', 'off'));
    const release = await openBeforeHydration(page, '/contact');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.pressSequentially('and/or');
    await message.blur();
    await page.keyboard.type('/kotlin');
    release();
    await page.waitForHydration();
    await expect(message).toHaveValue('and/or');
    await expect(page.searchField).toHaveCount(0);
  });

  test("text in a list's search field filters the list", async ({ page }) => {
    const release = await openBeforeHydration(page, '/blogs');
    const field = page.getByRole('searchbox', { name: 'Search blogs' });
    await field.fill('rfid');
    release();
    await page.waitForHydration();
    await expect(field).toHaveValue('rfid');
    await expect(page).toHaveURL(/search=rfid/);
    await expect(page.main.getByRole('article')).toHaveCount(1);
    await expect(page.main.getByRole('heading', { name: /RFID/ })).toBeVisible();
  });
});
