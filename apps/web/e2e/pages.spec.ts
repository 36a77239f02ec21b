import { readPdf } from '@portfolio/tools/pdf';
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

test('the typed title stops when paused or printed', async ({ page }) => {
  const shown = page.locator('main p > span[aria-hidden="true"]').last();
  await page.openWithClock('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.main.getByText('Software Developer.', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: 'Pause the animated titles' }).click();
  const before = await shown.innerText();
  await page.clock.runFor(5_000);
  expect(await shown.innerText()).toBe(before);
});

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
  // Each step of the count starts only after the previous step has rendered.
  await page.advance(4_500);
  await expect(counting.last()).toContainText('20+');
});

for (const [path, ms, content] of [
  ['/projects', 1200, 'Converters app'],
  ['/internships', 1000, 'Web development intern'],
  ['/certificates', 1500, 'Udemy'],
] as const) {
  test(`${path} shows a loader for ${ms} ms, except in print`, async ({ page }) => {
    await page.openWithClock(path);
    const loader = page.getByText(`Loading ${path.slice(1)}`);
    const loaded = page.getByRole('heading', { name: content }).first();
    await page.clock.runFor(ms - 200);
    await expect(loader).toBeVisible();
    await expect(loaded).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(loader).toBeHidden();
    await expect(loaded).toBeVisible();
    await page.emulateMedia({ media: null });
    await page.clock.runFor(300);
    await expect(loader).toBeHidden();
    await expect(loaded).toBeVisible();
  });
}

test('with reduced motion, content appears without a loader', async ({ page }) => {
  // The content must appear even if the page's script fails to load.
  page.expectErrors(/Failed to load resource|did not load/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/assets/*Page-*', (route) => route.abort());
  await page.goto('/projects');
  await expect(page.getByRole('heading', { name: 'Converters app' }).first()).toBeVisible();
  await expect(page.getByText('Loading projects')).toBeHidden();
});

// `useQueryFilters.test.tsx` tests searches, unknown choices and the URL.
test('when the category changes, the project list fades and updates', async ({ page }) => {
  await page.openWithClock('/projects?category=Web+Design');
  await page.advance(1_500);
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(1);
  await page.getByRole('combobox', { name: /Category/ }).selectOption('AI Projects');
  await expect(page.locator('[data-fading="true"]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Notes app project' })).toHaveCount(1);
  await page.advance(450);
  await expect(page.getByRole('heading', { name: 'Notes app project' })).toHaveCount(0);
  await expect(cards).toHaveCount(1);
  await expect(page.getByText('1 of 8 projects').and(page.getByRole('status'))).toBeVisible();
  await expect(page).toHaveURL(/category=AI/);
  await page.goBack();
  await page.advance(450);
  await expect(page.getByRole('heading', { name: 'Notes app project' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filter' }).click();
  await page.advance(450);
  await expect(cards).toHaveCount(8);
  await expect(page).toHaveURL(/\/projects$/);
});

test('the listed skills match the search and the category', async ({ page }) => {
  await page.openWithClock('/skills');
  const cards = page.getByRole('meter');
  const total = await cards.count();
  const search = page.getByRole('searchbox', { name: 'Search skills' });
  await search.fill('SQL');
  await page.advance(450);
  await expect(cards).toHaveCount(1);
  await page.getByRole('combobox', { name: /Category/ }).selectOption('Frontend');
  await page.advance(450);
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Filter' }).click();
  await page.advance(450);
  await expect(cards).toHaveCount(total);
  await expect(search).toHaveValue('');
});

test('filters change the list of posts and the feed link', async ({ page, request }) => {
  await page.open('/blogs');
  const posts = page.locator('main article');
  await expect(posts).toHaveCount(3);
  // Print contains all six published posts. Upcoming posts have no reading time.
  const { pages } = await readPdf(await page.pdf());
  expect(
    pages
      .flat()
      .join('\n')
      .match(/3 Mins/g),
  ).toHaveLength(6);
  await expect(posts).toHaveCount(3);
  for (const count of [6, 7]) {
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(posts).toHaveCount(count);
  }
  await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
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
  await expect(posts).toHaveCount(7);
  await posts.last().getByRole('link').click();
  await expect(page.heading(/coming soon/i)).toBeVisible();
  // The path does not start with `/blogs`, but the header still marks Blogs as current.
  await expect(page.locator('header [aria-current]').first()).toHaveText('Blogs');
});

test('detail pages appear part by part, except with reduced motion', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.open('/projects/projectdetail/to-do-list-app');
  const animationDelays = async (property: 'opacity' | 'translate') => {
    const delays = await page.evaluate(
      (name) =>
        document.getAnimations().flatMap(({ effect }) => {
          const { delay, duration } = effect!.getComputedTiming();
          const animatesProperty = (effect as KeyframeEffect)
            .getKeyframes()
            .some((frame) => name in frame);
          return duration === 800 && animatesProperty ? [delay!] : [];
        }),
      property,
    );
    return [...new Set(delays)].sort((one, other) => one - other);
  };
  expect(await animationDelays('translate')).toEqual([0, 200, 400, 600, 800]);
  expect(await animationDelays('opacity')).toEqual([]);
  const widthAtStart = await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      // Skips scroll-driven animations.
      if (animation.timeline !== document.timeline) continue;
      animation.pause();
      animation.currentTime = 0;
    }
    return document.documentElement.scrollWidth;
  });
  expect(widthAtStart).toBe(390);
  // After client-side navigation, opacity animates too.
  const link = page.getByRole('link', { name: 'Visit the Project' });
  const firstHref = (await link.getAttribute('href'))!;
  await page.main.locator('[rel="next"]').click();
  await expect(link).not.toHaveAttribute('href', firstHref);
  await expect.poll(() => animationDelays('opacity')).toEqual([0, 200, 400, 600, 800]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.refresh();
  const running = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
  expect(await running()).toBe(0);
  // Printed links show their URLs.
  const href = await link.getAttribute('href');
  expect((await readPdf(await page.pdf())).pages.flat().join('\n')).toContain(href);
});

test('scroll animations take the configured time', async ({ page }) => {
  for (const [path, time] of [
    ['/', '1.2s'],
    ['/skills', '1s'],
    ['/feedback', '0.8s'],
  ] as const) {
    await page.goto(path);
    // Measures a separate element, so that the page's own animations do not start.
    const times = await page.locator('main [data-reveal]').evaluateAll((parts) =>
      parts.flatMap(({ className }) => {
        const probe = document.createElement('div');
        probe.className = className;
        probe.dataset['reveal'] = 'entering';
        document.body.append(probe);
        return getComputedStyle(probe).transitionDuration.split(', ');
      }),
    );
    expect([...new Set(times)], path).toEqual([time]);
  }
});

testWithoutScripts(
  'without JavaScript, pages show all text and working controls',
  async ({ page }) => {
    page.expectErrors(/net::ERR_FAILED/);
    await page.route(/\.(svg|png|pdf)$/, (route) => route.abort());
    for (const path of onePagePerType(pagePaths)) {
      await test.step(path, async () => {
        await page.goto(path);
        // Skips decoration, and text that appears only with scripts, in print or after a click.
        const skipped =
          '[aria-hidden=true],[data-filters],[data-scripts-only],[data-paper-only],[role=listbox],[role=status],button,option,label,form,details';
        expect(await invisibleText(page, skipped, false)).toEqual([]);
        const deadControls = await page
          .locator('button, select, input, textarea')
          .evaluateAll((controls) =>
            controls
              .filter((control) => {
                // These work without JavaScript: form controls, dialog commands and accordion headings.
                const controlledId = control.getAttribute('aria-controls');
                const worksWithoutScripts =
                  control.matches('form[action] *, [command], :disabled') ||
                  (controlledId && document.getElementById(controlledId)?.checkVisibility());
                return (
                  control.checkVisibility({ visibilityProperty: true }) && !worksWithoutScripts
                );
              })
              .map(({ outerHTML }) => outerHTML),
          );
        expect(deadControls).toEqual([]);
      });
    }
  },
);
