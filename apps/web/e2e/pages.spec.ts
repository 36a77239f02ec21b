import { readPdf } from '@portfolio/tools/pdf';
import { expect, test, testWithoutScripts, withMotion } from './support';

test.use(withMotion);
test.beforeEach(({ page }) => page.chooseCookies('rejected'));

test('the typed title stops when paused or printed', async ({ page }) => {
  const shown = page.locator('main p > span[aria-hidden="true"]').last();
  await page.openWithClock('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.main.getByText('Software Developer.', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(
    page.getByText('Software Developer. Canva Designer. Freelancer. Figma Designer.'),
  ).toHaveCount(1);
  await page.getByRole('button', { name: 'Pause the animated titles' }).click();
  const before = await shown.innerText();
  await page.clock.runFor(5_000);
  expect(await shown.innerText()).toBe(before);
});

test('the home page links to the resume and Contact', async ({ page }) => {
  await page.open('/');
  const resume = page.getByRole('link', { name: /View Resume/ });
  await expect(resume).toHaveAttribute('target', '_blank');
  await expect(resume).toHaveAttribute('href', /^https:/);
  await expect(page.getByRole('link', { name: 'Hire Me' })).toHaveAttribute('href', '/contact');
});

test('numbers on About count up, except in print', async ({ page }) => {
  await page.openWithClock('/about');
  const counting = page.locator('[data-counting]');
  await page.emulateMedia({ media: 'print' });
  // Light text keeps its dark background in print.
  const hobby = page.getByRole('article').filter({ hasText: 'Coding' });
  await expect(hobby).toHaveCSS('print-color-adjust', 'exact');
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

const loaders = [
  {
    path: '/projects',
    ms: 1200,
    label: 'Loading projects',
    content: 'Converters app',
    // Only the "Coming Soon" card has no link.
    counts: { article: 8, 'a:has-text("View Project Details")': 7, 'button:disabled': 1 },
  },
  {
    path: '/internships',
    ms: 1000,
    label: 'Loading internships',
    content: 'Web development intern',
    // Icons beside names are decorative.
    counts: { h2: 4, 'text="Remote"': 1, 'text="Offline"': 3, 'role=img': 0 },
  },
  {
    path: '/certificates',
    ms: 1500,
    label: 'Loading certificates',
    content: 'Udemy',
    counts: {
      'a[href^="/Certificates/Certificatedetail/"][target="_blank"]': 7,
      'li:last-child:has-text("20 certificates, from 7 providers")': 1,
      'role=img': 0,
    },
  },
];
for (const { path, ms, label, content, counts } of loaders) {
  test(`${path} shows a loader for ${ms} ms, then its cards`, async ({ page }) => {
    await page.openWithClock(path);
    await expect(page.locator('h1')).toBeVisible();
    const loader = page.getByText(label);
    const loaded = page.getByRole('heading', { name: content }).first();
    await page.clock.runFor(ms - 200);
    await expect(loader).toBeVisible();
    await expect(loaded).toBeHidden();
    // In print there is no loader and no fade.
    await page.emulateMedia({ media: 'print' });
    expect(await loaded.evaluate((title) => title.checkVisibility({ opacityProperty: true }))).toBe(
      true,
    );
    await expect(loader).toBeHidden();
    await expect(loaded).toBeVisible();
    if (path === '/projects') {
      await expect(page.main.getByRole('listitem').first()).toHaveCSS('break-inside', 'avoid');
    }
    await page.emulateMedia({ media: null });
    await page.clock.runFor(300);
    await expect(loader).toBeHidden();
    await expect(loaded).toBeVisible();
    for (const [selector, count] of Object.entries(counts)) {
      await expect(page.main.locator(selector), selector).toHaveCount(count);
    }
  });
}

test('with reduced motion, content appears without a loader', async ({ page }) => {
  // The test blocks scripts, which may cause these errors.
  page.expectErrors(/Failed to load resource|did not load/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The content must appear even if the page's script fails to load.
  await page.route('**/assets/*Page-*', (route) => route.abort());
  for (const { path, label, content } of loaders) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { name: content }).first()).toBeVisible();
    await expect(page.getByText(label)).toBeHidden();
  }
});

test('when the category changes, the project list fades and updates', async ({ page }) => {
  await page.openWithClock('/projects?category=Web+Design');
  await page.advance(1_500);
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(1);
  const dropdown = page.getByRole('combobox', { name: /Category/ });
  await expect(dropdown.locator('option')).toHaveText([
    'All',
    'Software Applications',
    'Web Design',
    'Hardware Projects',
    'Task Management',
    'Upcoming',
    'Web Development',
    'AI Projects',
  ]);
  await dropdown.selectOption('AI Projects');
  await expect(page.locator('[data-fading="true"]')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Notes app project' })).toHaveCount(1);
  await page.advance(450);
  await expect(page.getByRole('heading', { name: 'Notes app project' })).toHaveCount(0);
  await expect(cards).toHaveCount(1);
  await expect(page.getByText('1 of 8 projects').and(page.getByRole('status'))).toBeVisible();
  await expect(page.locator('[data-fading="true"]')).toHaveCount(0);
  await expect(page).toHaveURL(/category=AI/);

  await page.goBack();
  await page.advance(450);
  await expect(page.getByRole('heading', { name: 'Notes app project' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filter' }).click();
  await page.advance(450);
  await expect(cards).toHaveCount(8);
  await expect(page).toHaveURL(/\/projects$/);
});

test('a message names an unknown category or year', async ({ page }) => {
  for (const query of ['?category=Kettles', '?year=1887']) {
    await page.open(`/blogs${query}`);
    const message = page.getByRole('status').filter({ hasText: query.split('=')[1] });
    await expect(message).toBeVisible();
    await page.getByRole('button', { name: 'Clear Filter' }).click();
    await expect(message).toHaveCount(0);
    await expect(page).toHaveURL(/\/blogs$/);
  }
});

const certificateCounts = { 'great-learning-certificates': 8, 'udemy-certificates': 1 };

// Checks the prerendered text. `visits.spec.ts` checks that hydration does not change the text.
testWithoutScripts('each certificate has an issuer, a date and a link', async ({ page }) => {
  for (const [slug, count] of Object.entries(certificateCounts)) {
    await page.goto(`/Certificates/Certificatedetail/${slug}`);
    await expect(page.heading(/^My .+ Certifications$/)).toBeVisible();
    const links = page.getByRole('link', { name: /→ View Certificate/ });
    await expect(links, slug).toHaveCount(count);
    await expect(page.getByText('Issued By')).toHaveCount(count);
    await expect(page.getByText('Date', { exact: true })).toHaveCount(count);
    await expect(links.first()).toHaveAttribute('target', '_blank');
    await expect(links.first()).toHaveAttribute('href', /^https:/);
    for (const name of ['Work', 'Resume']) {
      await expect(page.main.getByRole('link', { name, exact: true })).toBeVisible();
    }
    // The certificates' drawings are decorative.
    await expect(page.main.getByRole('img')).toHaveCount(0);
    const back = page.getByRole('link', { name: 'All certificates' });
    await expect(back).toHaveAttribute('href', '/certificates');
  }
});

test('the listed skills match the search and the category', async ({ page }) => {
  await page.openWithClock('/skills');
  // In print, the collapsed links are visible.
  await page.emulateMedia({ media: 'print' });
  await expect(page.main.locator('details a').first()).toBeVisible();
  await page.emulateMedia({ media: null });
  const cards = page.getByRole('meter');
  const total = await cards.count();
  const search = page.getByRole('searchbox', { name: 'Search skills' });
  await search.fill('SQL');
  await page.advance(450);
  await expect(cards).toHaveCount(1);
  await expect(page.getByText(`1 of ${total} skills`).and(page.getByRole('status'))).toBeVisible();
  await page.getByRole('combobox', { name: /Category/ }).selectOption('Frontend');
  await page.advance(450);
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Filter' }).click();
  await page.advance(450);
  await expect(cards).toHaveCount(total);
  await expect(search).toHaveValue('');
});

const postCards = 'main article';

test('the printed Blogs page contains all posts', async ({ page }) => {
  await page.open('/blogs');
  await expect(page.locator(postCards)).toHaveCount(3);
  // There are too few posts for a year filter.
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveCount(0);
  const { pages } = await readPdf(await page.pdf());
  expect(
    pages
      .flat()
      .join('\n')
      .match(/3 Mins/g),
  ).toHaveLength(6);
  await expect(page.locator(postCards)).toHaveCount(3);
});

test('filters change the list of posts and the feed link', async ({ page, request }) => {
  await page.open('/blogs?shown=9');
  const feed = page.main.getByRole('link', { name: /RSS$/ });
  const categories = async () => {
    const xml = await (await request.get((await feed.getAttribute('href'))!)).text();
    return new Set([...xml.matchAll(/<category>(.*?)<\/category>/g)].map(([, name]) => name));
  };
  expect((await categories()).size).toBeGreaterThan(1);
  const shown = page.getByText(/^Showing/);
  // The Clear Filter button does not clear the search.
  const search = page.getByPlaceholder('Search blogs here.');
  await search.fill('RFID');
  await expect(page.locator(postCards)).toHaveCount(1);
  const category = page.getByRole('combobox', { name: /Category/ });
  await category.selectOption('Web Design');
  await expect(page.locator(postCards)).toHaveCount(0);
  await expect(feed).toContainText('Web Design');
  expect([...(await categories())]).toEqual(['Web Design']);
  // No post in this category is published yet.
  await category.selectOption('Upcoming');
  await expect(feed).toHaveAttribute('href', /\/feed\.xml$/);
  await expect(shown).toHaveCount(0);
  await expect(page.main.getByRole('status').filter({ hasText: /./ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear Filter' }).click();
  await expect(search).toHaveValue('RFID');
  await expect(page.locator(postCards)).toHaveCount(1);
  await search.fill('no such word');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toHaveValue('');
  await expect(page.locator(postCards)).toHaveCount(7);
});

test('the card of an upcoming post opens the coming-soon page', async ({ page }) => {
  await page.open('/blogs?shown=9');
  // The prerendered page has three posts; after hydration the query shows all seven.
  await expect(page.locator(postCards)).toHaveCount(7);
  const hrefs = await page
    .locator('main article a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.slice(0, -1).every((href) => href?.startsWith('/Blogs/Blogdetail/'))).toBe(true);
  expect(hrefs.at(-1)).toBe('/Blogdetail/more-projects-coming-soon');
  // Unpublished posts have no reading time.
  await expect(page.locator(postCards).getByText('3 Mins')).toHaveCount(6);
  await expect(page.locator(postCards).last()).not.toContainText('3 Mins');
  const { height } = (await page.footer.boundingBox())!;
  await page.locator('main article a').last().click();
  await expect(page.getByRole('heading', { level: 1, name: /coming soon/i })).toBeVisible();
  // The path does not start with `/blogs`, but the header still marks Blogs as current.
  await expect(page.locator('header [aria-current]').first()).toHaveText('Blogs');
  await expect(page.main.getByRole('link', { name: 'Resume' })).toBeVisible();
  // Short pages have a smaller footer.
  await expect.poll(async () => (await page.footer.boundingBox())!.height).toBeLessThan(height);
});

const cloudVendor = 'cloudvendor-app-using-java-springboot-using-mysql-jdbc';
/** Two projects, each followed by its post. */
const detailPages = [
  ['/projects/projectdetail/converters-app-project', '14 March 2025', 'Tools'],
  ['/Blogs/Blogdetail/converters-app-project', '10 December 2024', 'Tools'],
  [`/projects/projectdetail/${cloudVendor}`, '20 June 2025', 'Software'],
  [`/Blogs/Blogdetail/${cloudVendor}`, '20 June 2025', 'Backend Development'],
] as const;
testWithoutScripts(
  'detail pages show the date, category, reading time and project',
  async ({ page }) => {
    for (const [path, date, category] of detailPages) {
      await page.goto(path);
      await expect(page.getByText('Published')).toBeVisible();
      await expect(page.getByText(date).first()).toBeVisible();
      await expect(page.getByText(category, { exact: true })).toBeVisible();
      await expect(page.getByText('3 Mins')).toBeVisible();
      await expect(page.getByRole('link', { name: /→ Visit the Project/ })).toHaveAttribute(
        'target',
        '_blank',
      );
      for (const name of ['Work', 'Resume']) {
        await expect(page.main.getByRole('link', { name, exact: true })).toBeVisible();
      }
    }
    await expect(page.main.getByRole('link', { name: 'MySQL', exact: true })).toHaveAttribute(
      'href',
      '/skills?search=MySQL',
    );
  },
);

test('detail pages appear part by part, except with reduced motion', async ({ page }) => {
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
  // After client-side navigation, opacity animates too.
  const link = page.getByRole('link', { name: 'Visit the Project' });
  const firstHref = (await link.getAttribute('href'))!;
  await page.main.locator('[rel="next"]').click();
  await expect(link).not.toHaveAttribute('href', firstHref);
  await expect.poll(() => animationDelays('opacity')).toEqual([0, 200, 400, 600, 800]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.refresh();
  expect(
    await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    ),
  ).toBe(0);
});

test('a detail page does not scroll sideways while it animates', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.open('/projects/projectdetail/to-do-list-app');
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
});

test('printed links show their URLs and have no background', async ({ page }) => {
  await page.open('/projects/projectdetail/to-do-list-app');
  const link = page.getByRole('link', { name: 'Visit the Project' });
  const href = await link.getAttribute('href');
  expect((await readPdf(await page.pdf())).pages.flat().join('\n')).toContain(href);
  await page.emulateMedia({ media: 'print' });
  await expect(link).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const ink = await page.main.evaluate((main) => getComputedStyle(main).getPropertyValue('color'));
  await expect(link).toHaveCSS('color', ink);
});

test('on tablets, a long title does not overlap the drawing', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/certificates/certificatedetail/google-certificates');
  await page.evaluate(() => document.fonts.ready);
  const end = await page.locator('h1').evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    return Math.max(...Array.from(range.getClientRects(), ({ right }) => right));
  });
  const drawing = (await page.locator('[data-page-tile] > div > svg').boundingBox())!;
  expect(end).toBeLessThan(drawing.x - 32);
});

// Selectors such as `:has(> :nth-child(11))` would make the browser restyle the whole page after every change.
for (const path of ['/', '/blogs', '/contact', '/resume']) {
  test(`adding an element restyles few others: ${path}`, async ({ page, browser }) => {
    await page.open(path);
    await page.waitForLoadState('networkidle');
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.main.evaluate((main) => {
      const added = main.appendChild(document.createElement('p'));
      getComputedStyle(added).getPropertyValue('color');
    });
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: { name: string; args: { elementCount?: number } }[];
    };
    const restyled = traceEvents
      .filter(({ name }) => name === 'UpdateLayoutTree')
      .map(({ args }) => args.elementCount ?? 0);
    expect(restyled.length).toBeGreaterThan(0);
    expect(Math.max(...restyled)).toBeLessThan(100);
  });
}
