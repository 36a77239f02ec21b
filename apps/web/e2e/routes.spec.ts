import { home, pages, routeOf, site, type PageId } from '@portfolio/content/node';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { documentFile } from '../prerender/siteFiles';
import { expect, appPath, pagePaths, routes, test } from './support';

declare global {
  interface Window {
    fades: EventTarget[];
  }
}

const requiredPaths = [
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

test('the build contains every required page', () => {
  expect(pagePaths).toEqual(expect.arrayContaining(requiredPaths));
});

test('every page shows its lead text', () => {
  const leads = Object.entries(pages).map(([id, { lead }]) => [id as PageId, lead] as const);
  for (const [id, lead] of [...leads, ['home', home.lead] as const]) {
    if (!lead) continue;
    const html = readFileSync(appPath(`dist/${documentFile(routeOf(id).path)}`), 'utf8');
    const [, main = ''] = /<main([^]*)<\/main>/.exec(html) ?? [];
    const text = main.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
    expect(text.includes(lead), id).toBe(true);
  }
});

test('pages at capitalised paths and aliases declare their canonical URL', async ({ request }) => {
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

test('internal links have no host', () => {
  const absoluteLinks = routes.flatMap(({ path }) => {
    const html = readFileSync(appPath(`dist/${documentFile(path)}`), 'utf8');
    const links = html.match(/<a\s[^>]*>/g) ?? [];
    return links.filter((link) => link.includes(site.url)).map((link) => `${path}: ${link}`);
  });
  expect(absoluteLinks).toEqual([]);
});

test('unknown paths show the 404 page', async ({ page }) => {
  page.expectErrors(/status of 404/);
  const notFound = page.heading('404 - Page Not Found');
  for (const path of ['/Abouts', '/projects/projectdetail/no-such-project']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await page.waitForHydration();
    await expect(notFound).toBeVisible();
  }
  // Short pages have a smaller footer.
  const shortHeight = (await page.footer.boundingBox())!.height;
  await page.navLink('About').click();
  await expect(notFound).toBeHidden();
  await expect
    .poll(async () => (await page.footer.boundingBox())!.height)
    .toBeGreaterThan(shortHeight);
  await page.evaluate(() => {
    window.history.pushState({}, '', '/projects/projectdetail/no-such-project');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(notFound).toBeVisible();
});

test('a link to the current page scrolls to the top', async ({ page }) => {
  await page.open('/about');
  const link = page.footer.getByRole('link', { name: 'About' });
  await link.click();
  await expect(page.locator('#main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('Back restores the scroll position', async ({ page }) => {
  // A malformed fragment is ignored.
  await page.open('/about#100%');
  await page.evaluate(() => window.scrollTo(0, 900));
  const stored = () => page.evaluate(() => sessionStorage.getItem('scrollPositions'));
  await expect.poll(stored).toContain('900');
  // Clicks a position, because Playwright's `click` scrolls the page before it clicks a sticky link.
  const box = (await page.navLink('Skills').boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.heading('Skills')).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.locator('#announcer')).toHaveText(/Skills/);
  await expect(page).toHaveTitle(/^Skills · /);
  const scrollTop = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrollTop).toBe(0);
  await page.goBack();
  await expect(page.heading('About')).toBeVisible();
  await expect.poll(scrollTop).toBe(900);
});

test('Back returns focus to the link', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.open('/projects');
  const link = page.getByRole('link', { name: /^View Project Details/ }).nth(2);
  await link.press('Enter');
  await expect(page.getByText('Published')).toBeVisible();
  await page.goBack();
  await expect(page.heading('Projects')).toBeVisible();
  await expect(link).toBeFocused();
});

// `routes.test.ts` tests more spellings.
test('other spellings of a path show the same page', async ({ page, baseURL }) => {
  for (const [spelling, path] of [
    ['/index.html', '/'],
    ['/sk%69lls/', '/skills/'],
    ['//about', '/about'],
  ] as const) {
    // Mocks hosts that serve the page at these paths.
    await page.route(
      (url) => url.href === baseURL + spelling,
      async (route) => route.fulfill({ response: await route.fetch({ url: baseURL + path }) }),
    );
    await page.open(baseURL + spelling);
    await expect(page, spelling).toHaveURL(path);
    await expect(page.heading('404 - Page Not Found')).toHaveCount(0);
  }
});

test('the next page fades in, except with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    window.fades = [];
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName === 'page' && target) window.fades.push(target);
    });
  });
  const fades = () => page.evaluate(() => window.fades.length);
  await page.open('/about');
  expect(await fades()).toBe(0);
  await page.follow('Skills');
  await expect(async () => {
    expect(await fades()).toBe(await page.locator('main > *').count());
  }).toPass();
  const expected = await fades();
  await page.getByRole('searchbox', { name: 'Search skills' }).fill('SQL');
  await expect(page.getByRole('meter')).toHaveCount(1);
  expect(await fades()).toBe(expected);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.follow('About');
  await page.darkTheme.click();
  expect(await fades()).toBe(expected);
});

test.describe("when a page's files do not load", () => {
  test.use({
    expects: { errors: /Failed to (load resource|fetch)|did not load|is missing|No response/ },
  });

  const errorHeading = (page: Page) =>
    page.getByRole('heading', { name: 'This page did not load' });

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

  test('an error is shown until the page is reachable again', async ({ page }) => {
    await page.clock.install();
    await page.route(/assets\/SkillsPage|\/skills$/, (route) => route.abort());
    await page.open('/about');
    await page.navLink('Skills').click();
    await expect(errorHeading(page)).toBeVisible();
    await expect(page).toHaveTitle(/^This page did not load · /);
    await expect(page.locator('#main')).toBeFocused();
    await page.unroute(/assets\/SkillsPage|\/skills$/);
    await page.follow('About');
    await page.goBack();
    await expect(page.heading('Skills')).toBeVisible();
  });

  test('prerendered content stays until the data arrives', async ({ page }) => {
    await page.clock.install();
    const path = '/projects/projectdetail/to-do-list-app';
    for (const response of [{ status: 404 }, { json: null }]) {
      await page.route('**/data/**', (route) => route.fulfill(response));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.heading(/To-do list/)).toBeVisible();
      await expect(page).toHaveTitle(/To-do list/);
      await page.unroute('**/data/**');
      await page.clock.fastForward(11_000);
      await page.waitForHydration();
    }
  });

  test('loading can be retried after 120 s', async ({ page }) => {
    await page.clock.install();
    await page.route(/assets\/BlogsPage|\/blogs$/, (route) =>
      route.request().method() === 'HEAD' ? route.abort() : undefined,
    );
    await page.open('/skills');
    // Pauses the clock, so that the timeout cannot expire early on a slow machine.
    await page.clock.pauseAt(Date.now() + 60_000);
    const requested = page.waitForRequest('**/assets/BlogsPage*');
    await page.navLink('Blogs').click();
    await page.advance(100);
    await requested;
    await page.clock.fastForward(119_000);
    await expect(page.heading('Skills')).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(async () => {
      await page.advance(100);
      await expect(errorHeading(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.unroute(/assets\/BlogsPage|\/blogs$/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.heading('My Blog')).toBeVisible();
  });
});
