import { home, pages, routeOf, type PageId } from '@portfolio/content/node';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { documentFile } from '../prerender/siteFiles';
import { expect, inApp, pagePaths, routes, test } from './support';

/** Every address that the product promises, whatever the content adds. */
const specified = [
  '/',
  '/about',
  '/projects',
  '/internships',
  '/certificates',
  '/feedback',
  '/skills',
  '/blogs',
  '/contact',
  '/resume',
  '/my-activity',
  ...[
    'employee-daily-task-allocation-management-system',
    'converters-app-project',
    'rfid-based-bus-number-announce-system-for-blind',
    'to-do-list-app',
    'ai-powered-communication-platform-for-deaf-and-mute',
    'cloudvendor-app-using-java-springboot-using-mysql-jdbc',
  ].flatMap((slug) => [`/projects/projectdetail/${slug}`, `/blogs/blogdetail/${slug}`]),
  ...[
    'google-certificates',
    'infosys-springboard-certificates',
    'guvi-certificates',
    'hacker-rank-certificates',
    'great-learning-certificates',
    'udemy-certificates',
    'one-roadmap-certificate',
  ].map((slug) => `/certificates/certificatedetail/${slug}`),
  '/blogdetail/more-projects-coming-soon',
];

test('the build has every page that is promised', () => {
  expect(pagePaths).toEqual(expect.arrayContaining(specified));
});

test('what its owner wrote under its heading is shown on every page', () => {
  const leads = Object.entries(pages).map(([id, { lead }]) => [id as PageId, lead] as const);
  for (const [id, lead] of [...leads, ['home', home.lead] as const]) {
    if (!lead) continue;
    const html = readFileSync(inApp(`dist/${documentFile(routeOf(id).path)}`), 'utf8');
    const [, main = ''] = /<main([^]*)<\/main>/.exec(html) ?? [];
    const text = main.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    expect(text.includes(lead), id).toBe(true);
  }
});

test('capitalised forms and aliases answer like their page and name it as canonical', async ({
  request,
}) => {
  for (const { path, copies } of routes) {
    for (const copy of copies) {
      const response = await request.get(copy);
      expect(response.status(), copy).toBe(200);
      expect(await response.text(), copy).toMatch(
        new RegExp(`<link rel="canonical" href="[^"]*${path}"`),
      );
    }
  }
});

test('any other address is the 404 page, from the server and within the open site', async ({
  page,
}) => {
  page.expectErrors(/status of 404/);
  const screen = page.heading('404 - Page Not Found');
  for (const path of ['/Abouts', '/projects/projectdetail/no-such-project']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page.hydrated();
    await expect(screen).toBeVisible();
  }
  // A page that says one thing has a lower footer.
  const low = (await page.footer.boundingBox())!.height;
  await page.navLink('About').click();
  await expect(screen).toBeHidden();
  expect((await page.footer.boundingBox())!.height).toBeGreaterThan(low);
  await page.evaluate(() => {
    window.history.pushState({}, '', '/projects/projectdetail/no-such-project');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(screen).toBeVisible();
});

test('a link within the site moves focus to the content, announces the page and starts at its top; Back returns to the place', async ({
  page,
}) => {
  // An odd fragment is no error.
  await page.open('/about#100%');
  // React has taken the heading over a moment before it listens to scrolling.
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(() => window.scrollTo(0, 900));
  const stored = () => page.evaluate(() => sessionStorage.getItem('scrollPositions'));
  await expect.poll(stored).toContain('900');
  // With the mouse itself: `click` on a sticky link would first scroll the page.
  const box = (await page.navLink('Skills').boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.heading('Skills')).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.locator('#announcer')).toHaveText(/Skills/);
  await expect(page).toHaveTitle(/^Skills · /);
  const place = () => page.evaluate(() => window.scrollY);
  expect(await place()).toBe(0);
  await page.goBack();
  await expect(page.heading('About')).toBeVisible();
  await expect.poll(place).toBe(900);
});

test('Back gives the focus to the link that was followed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.open('/projects');
  const link = page.getByRole('link', { name: /^View Project Details/ }).nth(2);
  await link.press('Enter');
  await expect(page.getByText('Published')).toBeVisible();
  await page.goBack();
  await expect(page.heading('Projects')).toBeVisible();
  // Its loader has to go first.
  await expect(link).toBeFocused();
});

test('other writings of an address are its page, alive', async ({ page, baseURL }) => {
  for (const [written, path] of [
    ['/index.html', '/'],
    ['//about', '/about'],
  ] as const) {
    // As the hosts do that answer under them.
    await page.route(
      (url) => url.href === baseURL + written,
      async (route) => route.fulfill({ response: await route.fetch({ url: baseURL + path }) }),
    );
    await page.open(baseURL + written);
    await expect(page, written).toHaveURL(path);
    await expect(page.heading('404 - Page Not Found')).toHaveCount(0);
  }
});

test('the next page fades in unless less motion is asked for, filters keep to their own fade', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const fades: EventTarget[] = [];
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName === 'page' && target) fades.push(target);
    });
    Object.assign(window, { fades });
  });
  const fades = () =>
    page.evaluate(() => (window as unknown as { fades: EventTarget[] }).fades.length);
  await page.open('/about');
  expect(await fades()).toBe(0);
  await page.follow('Skills');
  const expected = await page.locator('main > *').count();
  await expect.poll(fades).toBe(expected);
  await page.getByRole('searchbox', { name: 'Search skills' }).fill('SQL');
  await expect(page.getByRole('meter')).toHaveCount(1);
  expect(await fades()).toBe(expected);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.follow('About');
  await page.darkTheme.click();
  expect(await fades()).toBe(expected);
});

test.describe('when a page does not load', () => {
  test.use({
    expects: { errors: /Failed to (load resource|fetch)|did not load|is not there|No answer/ },
  });

  const failed = (page: Page) => page.getByRole('heading', { name: 'This page did not load' });

  test('its document is opened, as after a new deployment; where that is out of reach, an error screen offers a retry', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route('**/assets/SkillsPage*', (route) => route.abort());
    await page.open('/about');
    const loaded = page.waitForEvent('load');
    await page.navLink('Skills').click();
    await loaded;
    await expect(page.heading('Skills')).toBeVisible();
    await expect(page).toHaveURL('/skills');
    await page.unroute('**/assets/SkillsPage*');

    await page.route(/assets\/SkillsPage|\/skills$/, (route) => route.abort());
    await page.open('/about');
    await page.navLink('Skills').click();
    await expect(failed(page)).toBeVisible();
    await expect(page).toHaveTitle(/^This page did not load · /);
    await expect(page.locator('#main')).toBeFocused();
    await page.unroute(/assets\/SkillsPage|\/skills$/);
    await page.follow('About');
    await page.goBack();
    await expect(page.heading('Skills')).toBeVisible();
  });

  test('a first page whose data are missing stays readable, and comes alive once they are there', async ({
    page,
  }) => {
    await page.clock.install();
    const path = '/projects/projectdetail/to-do-list-app';
    for (const answer of [{ status: 404 }, { json: null }]) {
      await page.route('**/data/**', (route) => route.fulfill(answer));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.heading(/To-do list/)).toBeVisible();
      await expect(page).toHaveTitle(/To-do list/);
      await page.unroute('**/data/**');
      await page.clock.fastForward(11_000);
      await page.hydrated();
    }
  });

  test('a page that hangs is an error after 120 s, and the retry works', async ({ page }) => {
    await page.clock.install();
    await page.route(/assets\/BlogsPage|\/blogs$/, (route) =>
      route.request().method() === 'HEAD' ? route.abort() : undefined,
    );
    await page.open('/skills');
    // From here on only the test moves the clock: a busy machine must not add to the two minutes.
    await page.clock.pauseAt(Date.now() + 60_000);
    const asked = page.waitForRequest('**/assets/BlogsPage*');
    await page.navLink('Blogs').click();
    await page.advance(100);
    await asked;
    await page.clock.fastForward(119_000);
    await expect(page.heading('Skills')).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(async () => {
      await page.advance(100);
      await expect(failed(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.unroute(/assets\/BlogsPage|\/blogs$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.heading('My Blog')).toBeVisible();
  });
});
