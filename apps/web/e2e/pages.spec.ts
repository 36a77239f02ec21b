import {
  expect,
  invisibleText,
  onePagePerType,
  pagePaths,
  test,
  testWithoutScripts,
  withMotion,
} from './support';

test.use(withMotion);
test.beforeEach(({ page }) => page.chooseCookies('rejected'));

test('numbers on About count up, except in print', async ({ page }) => {
  await page.openWithClock('/about');
  const counting = page.locator('[data-counting]');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-counting="true"]')).toHaveCount(2);
  for (const figure of await counting.all()) {
    await expect(figure.locator('svg').first()).toBeVisible();
    await expect(figure).toHaveText('', { useInnerText: true });
  }
  await page.emulateMedia({ media: null });
  await counting.last().scrollIntoViewIfNeeded();
  // IntersectionObserver runs in real time, not on the paused clock.
  await expect(counting.last()).toHaveAttribute('data-counting', 'true');
  await page.advance(500);
  await expect(counting.last()).toContainText(/^[1-9]\D/);
});

// `useQueryFilters.test.tsx` tests searches, unknown choices and the URL.
test('a loader covers the projects, then categories fade', async ({ page }) => {
  await page.openWithClock('/projects?category=Web+Design');
  const loader = page.getByText('Loading projects');
  const cards = page.locator('main article');
  const project = page.getByRole('heading', { name: 'Notes app project' });
  await page.clock.runFor(1_000);
  await expect(loader).toBeVisible();
  await expect(cards).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(loader).toBeHidden();
  await expect(cards).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.clock.runFor(300);
  await expect(loader).toBeHidden();
  await expect(project).toBeVisible();

  await page.getByRole('combobox', { name: /Category/ }).selectOption('AI Projects');
  await expect(page.locator('[data-fading="true"]')).toHaveCount(1);
  await expect(project).toHaveCount(1);
  await page.advance(450);
  await expect(project).toHaveCount(0);
  await expect(page.getByText('1 of 8 projects').and(page.getByRole('status'))).toBeVisible();
  await expect(page).toHaveURL(/category=AI/);
  await page.goBack();
  await page.advance(450);
  await expect(project).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filter' }).click();
  await page.advance(450);
  await expect(cards).toHaveCount(8);
  await expect(page).toHaveURL(/\/projects$/);
});

test('filters change the list of posts and the feed link', async ({ page, request }) => {
  await page.open('/blogs');
  const posts = page.locator('main article');
  await expect(posts).toHaveCount(3);
  // Printing shows all posts.
  await page.evaluate(() => void dispatchEvent(new Event('beforeprint')));
  await expect(posts).toHaveCount(7);
  await page.evaluate(() => void dispatchEvent(new Event('afterprint')));
  await expect(posts).toHaveCount(3);
  const search = page.getByPlaceholder('Search blogs here.');
  await search.fill('RFID');
  await expect(posts).toHaveCount(1);
  const category = page.getByRole('combobox', { name: /Category/ });
  await category.selectOption('Web Design');
  await expect(posts).toHaveCount(0);
  const feed = page.main.getByRole('link', { name: /RSS$/ });
  await expect(feed).toContainText('Web Design');
  const xml = await (await request.get((await feed.getAttribute('href'))!)).text();
  const categories = [...xml.matchAll(/<category>(.*?)<\/category>/g)].map(([, name]) => name);
  expect(new Set(categories)).toEqual(new Set(['Web Design']));
  // No post in this category is published yet.
  await category.selectOption('Upcoming');
  await expect(feed).toHaveAttribute('href', /\/feed\.xml$/);
  // The Clear Filter button does not clear the search.
  await page.getByRole('button', { name: 'Clear Filter' }).click();
  await expect(search).toHaveValue('RFID');
  await search.fill('no such word');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('button', { name: 'Load More' }).click();
  await page.getByRole('button', { name: 'Load More' }).click();
  await posts.nth(6).getByRole('link').click();
  await expect(page.heading(/coming soon/i)).toBeVisible();
  // The path does not start with `/blogs`, but the header still marks Blogs as current.
  await expect(page.locator('header [aria-current]').first()).toHaveText('Blogs');
});

test('detail pages appear part by part, except with reduced motion', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.open('/projects/projectdetail/to-do-list-app');
  const { delays, widthAtStart } = await page.evaluate(() => {
    const delays = new Set<number>();
    for (const animation of document.getAnimations()) {
      // Skips scroll-driven animations.
      if (animation.timeline !== document.timeline) continue;
      const { delay, duration } = animation.effect!.getComputedTiming();
      if (duration === 800) delays.add(delay!);
      animation.pause();
      animation.currentTime = 0;
    }
    return { delays: [...delays], widthAtStart: document.documentElement.scrollWidth };
  });
  expect(delays.sort((one, other) => one - other)).toEqual([0, 200, 400, 600, 800]);
  expect(widthAtStart).toBe(390);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.refresh();
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  expect(await running()).toBe(0);
  // Printed links show their URLs.
  await page.emulateMedia({ media: 'print' });
  const link = page.getByRole('link', { name: 'Visit the Project' });
  const shown = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(shown).toContain(await link.getAttribute('href'));
});

testWithoutScripts(
  'without JavaScript, pages show all text and working controls',
  async ({ page }) => {
    page.expectErrors(/net::ERR_FAILED/);
    await page.route(/\.(svg|png|pdf|woff2)$/, (route) => route.abort());
    for (const path of onePagePerType(pagePaths)) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        // Skips decoration, and text that appears only with scripts, in print or after a click.
        const skipped =
          '[aria-hidden=true],[data-filters],[data-scripts-only],[data-paper-only],[role=listbox],[role=status],button,option,label,form,details';
        expect(await invisibleText(page, skipped, false)).toEqual([]);
        const deadControls = await page.evaluate(() =>
          [...document.querySelectorAll('button, select, input, textarea')]
            .filter((control) => {
              // These work without JavaScript: form controls, dialog commands and accordion headings.
              const controlledId = control.getAttribute('aria-controls');
              const worksWithoutScripts =
                control.matches('form[action] *, [command], :disabled') ||
                (controlledId && document.getElementById(controlledId)?.checkVisibility());
              return control.checkVisibility({ visibilityProperty: true }) && !worksWithoutScripts;
            })
            .map(({ outerHTML }) => outerHTML),
        );
        expect(deadControls).toEqual([]);
      });
    }
  },
);
