import { expect, test, type SitePage } from './support';

const scriptStarts = () =>
  performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
    .map(({ startTime }) => startTime);

test('a page is painted before its scripts are asked for', async ({ page }) => {
  await page.open('/skills');
  const starts = await page.evaluate(scriptStarts);
  const paintMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(starts.length).toBeGreaterThan(3);
  expect(paintMs).toBeGreaterThan(0);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(paintMs ?? Infinity);
});

test('a browser that tells of no paint brings the page alive all the same, a second later', async ({
  page,
}) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.open('/skills');
  expect(Math.min(...(await page.evaluate(scriptStarts)))).toBeGreaterThanOrEqual(1000);
});

test('a page in the background does not wait for a paint that will not come', async ({ page }) => {
  // The clock stands still, so that only the page's being hidden can start the scripts.
  await page.clock.install();
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.open('/skills');
});

test.describe('on a slow processor', () => {
  /** Opens a page that is painted and waits for its scripts; gives what lets them come. */
  async function painted(page: SitePage, path: string) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const release = await page.holdRequests('**/assets/*.js');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toBeVisible();
    return release;
  }

  test('what is pressed before the page came alive is done, each once', async ({ page }) => {
    const release = await painted(page, '/blogs');
    await page.darkTheme.click();
    await page.getByRole('button', { name: 'Load More' }).click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kotlin');
    release();
    await expect(page.searchField).toHaveValue('kotlin');
    await page.keyboard.press('Escape');
    await expect(page.darkTheme).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('main article')).toHaveCount(6);

    await page.darkTheme.click();
    await expect(page.darkTheme).toHaveAttribute('aria-pressed', 'false');
  });

  test('a word that is searched for before the page came alive is found', async ({ page }) => {
    const release = await painted(page, '/about');
    await page.keyboard.type('/kotlim');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('n');
    release();
    await expect(page.searchField).toHaveValue('kotlin');
    await expect(page.searchField).toBeFocused();
    const skills = page.getByRole('group', { name: 'Skills' });
    await expect(skills.getByRole('option').first()).toContainText('Kotlin');
  });

  test('the / key stays what it is in a field, and where it was switched off', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('searchShortcut', 'off'));
    const release = await painted(page, '/contact');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.pressSequentially('and/or');
    await message.blur();
    await page.keyboard.type('/kotlin');
    release();
    await page.hydrated();
    await expect(message).toHaveValue('and/or');
    await expect(page.searchField).toHaveCount(0);
  });
});
