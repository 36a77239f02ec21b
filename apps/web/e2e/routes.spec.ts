import { expect, test } from './support';

test('Back restores the scroll position and the focus', async ({ page }) => {
  // A malformed fragment is ignored.
  await page.open('/about#100%');
  const scrollTop = () => page.evaluate(() => window.scrollY);
  // A link to the current page scrolls to the top.
  await page.footer.getByRole('link', { name: 'About' }).click();
  await expect(page.locator('#main')).toBeFocused();
  await expect.poll(scrollTop).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 900));
  const stored = () => page.evaluate(() => sessionStorage.getItem('scrollPositions'));
  await expect.poll(stored).toContain('900');
  await page.navLink('Skills').evaluate((link) => link.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page.heading('Skills')).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.locator('#announcer')).toHaveText(/Skills/);
  await expect(page).toHaveTitle(/^Skills · /);
  await expect.poll(scrollTop).toBe(0);
  await page.goBack();
  await expect(page.heading('About')).toBeVisible();
  await expect.poll(scrollTop).toBe(900);
  await expect(page.navLink('Skills')).toBeFocused();
});

// `routes.test.ts` tests more spellings.
test('other spellings of a path show the same page', async ({ page, baseURL }) => {
  for (const [spelling, path] of [
    ['/index.html', '/'],
    ['/sk%69lls/', '/skills/'],
  ] as const) {
    // Mocks hosts that serve the page at these paths.
    await page.route(
      (url) => url.href === baseURL + spelling,
      async (route) => route.fulfill({ response: await route.fetch({ url: baseURL + path }) }),
    );
    await page.open(spelling);
    await expect(page, spelling).toHaveURL(path);
    await expect(page.heading('404 - Page Not Found')).toHaveCount(0);
  }
});

test.describe("when a page's files do not load", () => {
  test.use({
    expects: { errors: /Failed to (load resource|fetch)|did not load|is missing|No response/ },
  });

  test('the whole document is loaded instead', async ({ page }) => {
    await page.clock.install();
    await page.route('**/assets/SkillsPage*', (route) => route.abort());
    await page.open('/about');
    const loaded = page.waitForEvent('load');
    await page.navLink('Skills').click();
    await loaded;
    await expect(page.heading('Skills')).toBeVisible();
    await expect(page).toHaveURL('/skills');
  });

  test('prerendered content stays until the data arrives', async ({ page }) => {
    await page.clock.install();
    const path = '/projects/projectdetail/to-do-list-app';
    await page.route('**/data/**', (route) => route.fulfill({ json: null }));
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.heading(/To-do list/)).toBeVisible();
    await expect(page).toHaveTitle(/To-do list/);
    await page.unroute('**/data/**');
    await page.clock.fastForward(11_000);
    await page.waitForHydration();
  });

  test('an error after 120 s offers a retry', async ({ page }) => {
    const errorHeading = page.getByRole('heading', { name: 'This page did not load' });
    await page.clock.install();
    await page.route(/assets\/BlogsPage|\/blogs$/, (route) =>
      route.request().method() === 'HEAD' ? route.abort() : undefined,
    );
    await page.open('/skills');
    // Pauses the clock, so that the timeout cannot expire early on a slow machine.
    await page.pauseClock(Date.now() + 60_000);
    const requested = page.waitForRequest('**/assets/BlogsPage*');
    await page.navLink('Blogs').click();
    await page.advance(100);
    await requested;
    await page.clock.fastForward(119_000);
    await expect(page.heading('Skills')).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(async () => {
      await page.advance(100);
      await expect(errorHeading).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page).toHaveTitle(/^This page did not load · /);
    await expect(page.locator('#main')).toBeFocused();
    await expect(page.main.getByRole('link', { name: /home/i })).toBeVisible();
    await page.unroute(/assets\/BlogsPage|\/blogs$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.heading('My Blog')).toBeVisible();
  });
});
