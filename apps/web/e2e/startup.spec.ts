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

test('a background page hydrates without a paint', async ({ page }) => {
  // With the clock paused and no paint events, scripts start only because the page is hidden.
  await page.clock.install();
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.open('/skills');
});

test.describe('on a slow device', () => {
  /** Opens a page, waits until it is visible, and holds its scripts. Returns a function that releases them. */
  async function openBeforeHydration(page: SitePage, path: string) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const release = await page.holdRequests('**/assets/*.js');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toBeVisible();
    return release;
  }

  test('replays each early click exactly once', async ({ page }) => {
    const release = await openBeforeHydration(page, '/blogs');
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

  test('a search typed before hydration shows results', async ({ page }) => {
    const release = await openBeforeHydration(page, '/about');
    await page.keyboard.type('/kotlim');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('n');
    release();
    await expect(page.searchField).toHaveValue('kotlin');
    await expect(page.searchField).toBeFocused();
    const skills = page.getByRole('group', { name: 'Skills' });
    await expect(skills.getByRole('option').first()).toContainText('Kotlin');
  });

  test('the / key is ignored in fields and when disabled', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('searchShortcut', 'off'));
    const release = await openBeforeHydration(page, '/contact');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.pressSequentially('and/or');
    await message.blur();
    await page.keyboard.type('/kotlin');
    release();
    await page.hydrated();
    await expect(message).toHaveValue('and/or');
    await expect(page.searchField).toHaveCount(0);
  });

  test('two early clicks on the theme button cancel out', async ({ page }) => {
    const release = await openBeforeHydration(page, '/about');
    await page.darkTheme.click();
    await page.darkTheme.click();
    release();
    await page.hydrated();
    await expect(page.locator('body')).not.toHaveClass(/dark/);
    await expect(page.darkTheme).toHaveAttribute('aria-pressed', 'false');
  });

  test('two early clicks on Load More show all posts', async ({ page }) => {
    const release = await openBeforeHydration(page, '/blogs');
    const more = page.getByRole('button', { name: 'Load More' });
    await more.click();
    await more.click();
    release();
    await expect(page.locator('main article')).toHaveCount(7);
  });

  test('Escape before hydration cancels the search', async ({ page }) => {
    const release = await openBeforeHydration(page, '/about');
    await page.keyboard.type('/kot');
    await page.keyboard.press('Escape');
    await page.keyboard.type('x');
    release();
    await page.hydrated();
    await expect(page.searchField).toHaveCount(0);
    await page.keyboard.type('/lin');
    await expect(page.searchField).toHaveValue('lin');
  });

  test('an early Enter opens the first result', async ({ page }) => {
    const release = await openBeforeHydration(page, '/about');
    await page.keyboard.type('/kotlin');
    await page.keyboard.press('Enter');
    release();
    await expect(page).toHaveURL(/\/skills\?search=Kotlin/);
  });

  test('Space scrolls if the / key is disabled', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('searchShortcut', 'off'));
    const release = await openBeforeHydration(page, '/about');
    await page.keyboard.press('/');
    await page.keyboard.press('Space');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    release();
  });

  for (const [path, label, text, shown] of [
    ['/skills', 'Search skills', 'figma', 'Figma'],
    ['/blogs', 'Search blogs', 'rfid', 'RFID'],
  ] as const) {
    test(`an early search on ${path} filters the list`, async ({ page }) => {
      const release = await openBeforeHydration(page, path);
      const field = page.getByRole('searchbox', { name: label });
      await field.fill(text);
      release();
      await page.hydrated();
      await expect(field).toHaveValue(text);
      await expect(page).toHaveURL(new RegExp(`search=${text}`));
      const cards = page.main.getByRole(path === '/blogs' ? 'article' : 'meter');
      await expect(cards).toHaveCount(1);
      await expect(page.main.getByRole('heading', { name: new RegExp(shown) })).toBeVisible();
    });
  }
});
