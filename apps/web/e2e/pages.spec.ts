import { pdfLines } from './pdf';
import { expect, test, testWithoutScripts, withMotion } from './support';

test.use(withMotion);
test.beforeEach(({ page }) => page.chooseCookies('rejected'));

/** The title on paper, then the one that is typed. */
const typedLine = 'main p > span[aria-hidden="true"]';

test('Home types its four titles: a character each 100 ms, 2 s pause, cleared, the next, wrapping', async ({
  page,
}) => {
  await page.openWithClock('/');
  const line = page.locator(typedLine).last();
  const shown = async () => (await line.innerText()).replace(/\s+/g, ' ').trim();
  await expect.poll(shown).toBe('Software Developer');
  // The first title stands complete, as in the prerendered page; then it is cleared and the next one is typed.
  await page.advance(2_000);
  await page.advance(300);
  await expect.poll(shown).toBe('Can');
  await page.advance(400);
  await expect.poll(shown).toMatch(/^Canva ?D?$/);
  await page.advance(800);
  await expect.poll(shown).toBe('Canva Designer');
  await page.advance(2_000 + 1_100);
  await expect.poll(shown).toBe('Freelancer');
  await page.advance(2_000 + 1_500);
  await expect.poll(shown).toBe('Figma Designer');
  await page.advance(2_000 + 500);
  await expect.poll(shown).toMatch(/^Softw?/);
});

test('Home says what stands still: on paper, paused, with less motion, and to assistive technology; has its parts in line, and leads on', async ({
  page,
}) => {
  const shown = page.locator(typedLine).last();
  await page.openWithClock('/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.main.getByText('Software Developer.', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });
  await expect(
    page.getByText('Software Developer. Canva Designer. Freelancer. Figma Designer.'),
  ).toHaveCount(1);
  await page.getByRole('button', { name: 'Pause the changing titles' }).click();
  const before = await shown.innerText();
  await page.clock.runFor(5_000);
  expect(await shown.innerText()).toBe(before);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.refresh();
  await page.clock.runFor(10_000);
  await expect(shown).toContainText('Developer');

  // The portrait grows with the window, and comes near the headline.
  await page.setViewportSize({ width: 2560, height: 1440 });
  const [stop, frame] = await Promise.all(
    [`${typedLine} i`, 'main svg:has(+ * [role="img"])'].map((part) =>
      page.locator(part).last().boundingBox(),
    ),
  );
  expect(frame!.x - stop!.x - stop!.width).toBeLessThan(2560 / 6);

  // View Resume leads out in a new tab and Hire Me to the contact page.
  const resume = page.getByRole('link', { name: /View Resume/ });
  await expect(resume).toHaveAttribute('target', '_blank');
  await expect(resume).toHaveAttribute('href', /^https:/);
  await expect(page.getByRole('link', { name: 'Hire Me' })).toHaveAttribute('href', '/contact');
});

test('About has bio, five stages of education, four hobbies, and counters that end at 5+ and 20+', async ({
  page,
}) => {
  await page.openWithClock('/about');
  for (const years of ['2023–2026', '2020–2023', '2018–2019', '2014–2017', '2007–2013']) {
    await expect(page.getByText(years)).toHaveCount(1);
  }
  for (const hobby of ['Coding', 'Travelling', 'Reading Books', 'Listening to Music']) {
    await expect(page.getByRole('heading', { name: hobby })).toHaveCount(1);
  }
  const counting = page.locator('[data-counting]');
  // On paper they have their final figures, drawn, whatever is shown meanwhile.
  await page.emulateMedia({ media: 'print' });
  // Light on dark is not printed pale where backgrounds are left out.
  const hobby = page.getByRole('article').filter({ hasText: 'Coding' });
  await expect(hobby).toHaveCSS('print-color-adjust', 'exact');
  await expect(page.locator('[data-counting="true"]')).toHaveCount(2);
  for (const figure of await counting.all()) {
    await expect(figure.locator('svg').first()).toBeVisible();
    await expect(figure).toHaveText('', { useInnerText: true });
  }
  await page.emulateMedia({ media: null });
  await counting.last().scrollIntoViewIfNeeded();
  // That it is in view is noticed in real time, while the page's own clock stands still.
  await expect(counting.last()).toHaveAttribute('data-counting', 'true');
  await page.advance(1_500);
  await expect(counting.last()).toContainText(/\b(8|9|10|11)\+/);
  await page.advance(1_600);
  await expect(counting.first()).toHaveAttribute('data-counting', 'false');
  await expect(counting.last()).toHaveAttribute('data-counting', 'false');
  await expect(counting.last()).toContainText('20+');
  await expect(page.getByRole('link', { name: /certificates/i }).first()).toHaveAttribute(
    'href',
    '/certificates',
  );
  // The portrait fills its frame, and on a phone the frame the page.
  const portrait = page.main.getByRole('img').first();
  for (const width of [390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const { drawn, framed, room } = await portrait.evaluate((image: SVGSVGElement) => ({
      drawn: image.viewBox.baseVal.width * image.getScreenCTM()!.a,
      framed: image.parentElement!.clientWidth,
      room: image.parentElement!.parentElement!.clientWidth,
    }));
    expect(drawn, `${width} px`).toBeGreaterThan(framed - 1);
    if (width === 390) expect(framed).toBe(room);
  }
});

const loaders = [
  {
    path: '/projects',
    ms: 1200,
    label: 'Loading projects',
    content: 'Converters app',
    // Only "Coming Soon" leads nowhere.
    counts: { article: 8, 'a:has-text("View Project Details")': 7, 'button:disabled': 1 },
  },
  {
    path: '/internships',
    ms: 1000,
    label: 'Loading internships',
    content: 'Web development intern',
    // Marks beside names say nothing that the names do not.
    counts: { h2: 4, 'text="Remote"': 1, 'text="Offline"': 3, 'role=img': 0 },
  },
  {
    path: '/certificates',
    ms: 1500,
    label: 'Loading certificates',
    content: 'Udemy',
    counts: {
      'a[href^="/Certificates/Certificatedetail/"][target="_blank"]': 7,
      // Counted, not written by hand.
      'li:last-child:has-text("20 certificates, from 7 providers")': 1,
      'role=img': 0,
    },
  },
];
for (const { path, ms, label, content, counts } of loaders) {
  test(`${path} shows its loader for ${ms} ms, its heading at once, then its cards`, async ({
    page,
  }) => {
    await page.openWithClock(path);
    await expect(page.locator('h1')).toBeVisible();
    const loader = page.getByText(label);
    const loaded = page.getByRole('heading', { name: content }).first();
    await page.clock.runFor(ms - 200);
    await expect(loader).toBeVisible();
    await expect(loaded).toBeHidden();
    // Paper waits for no loader.
    await page.emulateMedia({ media: 'print' });
    // Nor for the fade after it: paper is laid out once.
    expect(await loaded.evaluate((title) => title.checkVisibility({ opacityProperty: true }))).toBe(
      true,
    );
    await expect(loader).toBeHidden();
    await expect(loaded).toBeVisible();
    if (path === '/projects') {
      // No card is torn apart by the end of a sheet.
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

test('with reduced motion no loader holds the content back', async ({ page }) => {
  // On a slow machine the page says that it did not load before it is left.
  page.expectErrors(/Failed to load resource|did not load/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Not even while the scripts are under way.
  await page.route('**/assets/*Page-*', (route) => route.abort());
  for (const { path, label, content } of loaders) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { name: content }).first()).toBeVisible();
    await expect(page.getByText(label)).toBeHidden();
  }
});

test('Projects: a choice fades the grid out for 0.4 s, applies, and is in the address: Back undoes it', async ({
  page,
}) => {
  await page.openWithClock('/projects?category=Web+Design');
  await page.advance(1_500);
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(1);
  const dropdown = page.getByRole('combobox', { name: /Category/ });
  await dropdown.click();
  // It opens below what the window shows.
  await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 1 });
  await expect(page.main.getByRole('option')).toHaveText([
    'All',
    'Software Applications',
    'Web Design',
    'Hardware Projects',
    'Task Management',
    'Upcoming',
    'Web Development',
    'AI Projects',
  ]);
  await page.getByRole('option', { name: 'AI Projects' }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
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

/** How many certificates each group has. */
const groups = {
  'google-certificates': 2,
  'infosys-springboard-certificates': 3,
  'guvi-certificates': 1,
  'hacker-rank-certificates': 4,
  'great-learning-certificates': 8,
  'udemy-certificates': 1,
  'one-roadmap-certificate': 1,
};

// What is said is prerendered; that it stays when the page comes alive: visits.spec.ts.
testWithoutScripts(
  'each certificate has issuer, date and a link in a new tab',
  async ({ page }) => {
    for (const [slug, count] of Object.entries(groups)) {
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
      // A drawing that stands in for the document is no picture of it.
      await expect(page.main.getByRole('img')).toHaveCount(0);
      const back = page.getByRole('link', { name: 'All certificates' });
      await expect(back).toHaveAttribute('href', '/certificates');
    }
  },
);

test('Skills: bars grow from 0 about 300 ms after load, and stand whole on paper; category and name filter them', async ({
  page,
}) => {
  await page.openWithClock('/skills');
  const bar = page.getByRole('meter', { name: /HTML/ });
  await expect(bar).toHaveAttribute('aria-valuenow', '95');
  await expect(bar).toHaveAttribute('data-active', 'false');
  await page.emulateMedia({ media: 'print' });
  const woven = await bar.evaluate((track) => getComputedStyle(track).getPropertyValue('--woven'));
  expect(woven).toBe('95');
  // What shows a skill is there too, which only a press opens on the screen.
  const receipts = page.main.locator('details a');
  await expect(receipts.first()).toBeVisible();
  await page.emulateMedia({ media: null });
  await page.advance(350);
  await expect(receipts.first()).toBeHidden();
  await expect(bar).toHaveAttribute('data-active', 'true');
  await expect(page.locator('main').getByText('95')).toHaveCount(1);
  await expect(page.main.getByRole('img')).toHaveCount(0);

  const cards = page.getByRole('meter');
  const all = await cards.count();
  const search = page.getByRole('searchbox', { name: 'Search skills' });
  await search.fill('SQL');
  await page.advance(450);
  await expect(cards).toHaveCount(1);
  await expect(page.getByText(`1 of ${all} skills`).and(page.getByRole('status'))).toBeVisible();
  await page.getByRole('combobox', { name: /Category/ }).click();
  await page.getByRole('option', { name: 'Frontend' }).click();
  await page.advance(450);
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear Filter' }).click();
  await page.advance(450);
  await expect(cards).toHaveCount(all);
  await expect(search).toHaveValue('');
});

const postCards = 'main article';

test('Blogs shows three of seven, then six, then seven, and the button goes; filters them, the feed too', async ({
  page,
  request,
}) => {
  await page.open('/blogs');
  const feed = page.main.getByRole('link', { name: /RSS$/ });
  const categories = async () => {
    const xml = await (await request.get((await feed.getAttribute('href'))!)).text();
    return new Set([...xml.matchAll(/<category>(.*?)<\/category>/g)].map(([, name]) => name));
  };
  expect((await categories()).size).toBeGreaterThan(1);
  await expect(page.locator(postCards)).toHaveCount(3);
  // Seven are too few to be divided by years.
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveCount(0);
  // Paper has all of them.
  expect(
    (await pdfLines(page))
      .flat()
      .join('\n')
      .match(/3 Mins/g),
  ).toHaveLength(6);
  await expect(page.locator(postCards)).toHaveCount(3);
  const more = page.getByRole('button', { name: 'Load More' });
  await more.click();
  await expect(page.locator(postCards)).toHaveCount(6);
  await more.click();
  await expect(page.locator(postCards)).toHaveCount(7);
  await expect(more).toBeHidden();
  const shown = page.getByText(/^Showing/);
  await expect(shown).toHaveText('Showing 7 of 7 posts');

  // The search looks into title and text without regard to case; Clear Filter leaves it.
  const search = page.getByPlaceholder('Search blogs here.');
  await search.fill('RFID');
  await expect(page.locator(postCards)).toHaveCount(1);
  const category = page.getByRole('combobox', { name: /Category/ });
  await category.click();
  await page.getByRole('option', { name: 'Web Design' }).click();
  await expect(page.locator(postCards)).toHaveCount(0);
  await expect(feed).toContainText('Web Design');
  expect([...(await categories())]).toEqual(['Web Design']);
  // Nothing of it is written yet.
  await category.click();
  await page.getByRole('option', { name: 'Upcoming' }).click();
  await expect(feed).toHaveAttribute('href', /\/feed\.xml$/);
  await expect(shown).toHaveCount(0);
  await expect(page.main.getByRole('status').filter({ hasText: /./ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear Filter' }).click();
  await expect(search).toHaveValue('RFID');
  await expect(page.locator(postCards)).toHaveCount(1);
  // The empty list's button clears the search too, and is called so.
  await search.fill('no such word');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toHaveValue('');
  await expect(page.locator(postCards)).toHaveCount(7);
});

test('Blogs: cards link in the capitalised form; the last leads to the coming-soon page', async ({
  page,
}) => {
  await page.open('/blogs?shown=9');
  // The prerendered list has three; the address asks for more.
  await expect(page.locator(postCards)).toHaveCount(7);
  const hrefs = await page
    .locator('main article a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.slice(0, -1).every((href) => href?.startsWith('/Blogs/Blogdetail/'))).toBe(true);
  expect(hrefs.at(-1)).toBe('/Blogdetail/more-projects-coming-soon');
  // What is not written yet takes no time to read.
  await expect(page.locator(postCards).getByText('3 Mins')).toHaveCount(6);
  await expect(page.locator(postCards).last()).not.toContainText('3 Mins');
  const { height } = (await page.footer.boundingBox())!;
  await page.locator('main article a').last().click();
  await expect(page.getByRole('heading', { level: 1, name: /coming soon/i })).toBeVisible();
  // It belongs to the posts, whatever its address begins with.
  await expect(page.locator('header [aria-current]').first()).toHaveText('Blogs');
  // Who lands there is told whose site it is, and the footer does not outweigh what little there is.
  await expect(page.main.getByRole('link', { name: 'Resume' })).toBeVisible();
  expect((await page.footer.boundingBox())!.height).toBeLessThan(height);
});

const cloudVendor = 'cloudvendor-app-using-java-springboot-using-mysql-jdbc';
/** Detail pages: two that differ in dates, and two in what they are called. The others' are in `content.test.ts`. */
const detailPages = [
  ['/projects/projectdetail/converters-app-project', '14 March 2025', 'Tools'],
  ['/Blogs/Blogdetail/converters-app-project', '10 December 2024', 'Tools'],
  [`/projects/projectdetail/${cloudVendor}`, '20 June 2025', 'Software'],
  [`/Blogs/Blogdetail/${cloudVendor}`, '20 June 2025', 'Backend Development'],
] as const;
testWithoutScripts(
  'Detail pages say their dates, category, read time and project',
  async ({ page }) => {
    for (const [path, date, category] of detailPages) {
      await page.goto(path);
      await expect(page.getByText('Published')).toBeVisible();
      await expect(page.getByText('Last updated')).toBeVisible();
      await expect(page.getByText(date).first()).toBeVisible();
      await expect(page.getByText(category, { exact: true })).toBeVisible();
      await expect(page.getByText('3 Mins')).toBeVisible();
      await expect(page.getByRole('link', { name: /→ Visit the Project/ })).toHaveAttribute(
        'target',
        '_blank',
      );
      // Who lands here is told whose site it is, and finds the work and the resume.
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

test('Detail pages enter one after the other, each 0.8 s long, or stand still with reduced motion and on paper', async ({
  page,
}) => {
  await page.open('/projects/projectdetail/to-do-list-app');
  const delaysOf = async (property: 'opacity' | 'translate') => {
    const delays = await page.evaluate(
      (name) =>
        document.getAnimations().flatMap(({ effect }) => {
          const { delay, duration } = effect!.getComputedTiming();
          const isOfIt = (effect as KeyframeEffect).getKeyframes().some((frame) => name in frame);
          return duration === 800 && isOfIt ? [delay!] : [];
        }),
      property,
    );
    return [...new Set(delays)].sort((one, other) => one - other);
  };
  expect(await delaysOf('translate')).toEqual([0, 200, 400, 600, 800]);
  expect(await delaysOf('opacity')).toEqual([]);
  // Who comes from another page of the site sees its parts fade in as well.
  const link = page.getByRole('link', { name: 'Visit the Project' });
  const address = (await link.getAttribute('href'))!;
  await page.main.locator('[rel="next"]').click();
  await expect(link).not.toHaveAttribute('href', address);
  await expect.poll(() => delaysOf('opacity')).toEqual([0, 200, 400, 600, 800]);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.refresh();
  expect(
    await page.evaluate(
      () => document.getAnimations().filter((a) => a.playState === 'running').length,
    ),
  ).toBe(0);
  // There, links say where they lead, and none counts on a ground that printers leave out.
  expect((await pdfLines(page)).flat().join('\n')).toContain(await link.getAttribute('href'));
  await page.emulateMedia({ media: 'print' });
  await expect(link).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const ink = await page.main.evaluate((main) => getComputedStyle(main).getPropertyValue('color'));
  await expect(link).toHaveCSS('color', ink);
});
