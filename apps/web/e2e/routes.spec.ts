import type { Page } from '@playwright/test';
import { expect, hydrated, open, pagePaths, routes, test } from './support';

/** Every address that docs/behaviour.md lists, whatever the content adds. */
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

test('the build has every specified page', () => {
  expect(pagePaths).toEqual(expect.arrayContaining(specified));
});

for (const path of pagePaths) {
  test(`${path} is prerendered with its content and comes alive without a murmur or a shift`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<h1');
    await page.addInitScript(() => {
      // How fonts arrive depends on the line; what comes alive after them must not move anything.
      let fontsReadyAtMs = Infinity;
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      document.addEventListener('DOMContentLoaded', () => {
        // Text is set in them in the frame that follows.
        void document.fonts.ready
          .then(nextFrame)
          .then(nextFrame)
          .then(() => (fontsReadyAtMs = performance.now()));
      });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          if (entry.startTime <= fontsReadyAtMs) continue;
          const { dataset } = document.documentElement;
          dataset['shift'] = String(Number(dataset['shift'] ?? 0) + entry.value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const headingBefore = await page.locator('h1').textContent();
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.locator('h1').textContent()).toBe(headingBefore);
    await page.waitForTimeout(400);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
    expect(shift).toBeLessThan(0.001);
  });

  test(`${path} shows all its text with JavaScript off`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    const hiddenText = await page.evaluate(() => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(
        document.querySelector('main')!,
        NodeFilter.SHOW_TEXT,
      );
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement!;
        const isControl = element.closest('[role=listbox],button,option,label,[role=status],form');
        const visible = element.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        });
        // Filters do nothing without scripts, and what is decoration stands elsewhere in words.
        const isLeftOut = element.closest('[aria-hidden=true], [data-filters]');
        if (!visible && !isControl && !isLeftOut && walker.currentNode.textContent?.trim()) {
          texts.push(walker.currentNode.textContent);
        }
      }
      return texts;
    });
    expect(hiddenText).toEqual([]);
    await context.close();
  });
}

for (const { path, copies } of routes) {
  for (const copy of copies) {
    test(`${copy} answers like ${path} and names it as canonical`, async ({ request }) => {
      const response = await request.get(copy);
      expect(response.status()).toBe(200);
      expect(await response.text()).toMatch(
        new RegExp(`<link rel="canonical" href="[^"]*${path}"`),
      );
    });
  }
}

test.describe('any other address', () => {
  test.use({ expects: { errors: /status of 404/ } });

  test('is the 404 page with the status 404', async ({ page }) => {
    for (const path of ['/nothing/here', '/projects/projectdetail/no-such-project', '/Abouts']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      const heading = page.getByRole('heading', { level: 1, name: '404 - Page Not Found' });
      await expect(heading).toBeVisible();
      await expect(heading).toHaveCSS('text-align', 'center');
    }
  });

  test('reached within the open site shows the 404 screen', async ({ page }) => {
    await open(page, '/about');
    await page.evaluate(() => {
      window.history.pushState({}, '', '/projects/projectdetail/no-such-project');
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  });
});

test.describe('within the open site', () => {
  test('a link moves focus to the content, announces the page and starts at its top', async ({
    page,
  }) => {
    await open(page, '/about');
    await page.mouse.wheel(0, 2000);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Projects' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
    await expect(page.locator('#main')).toBeFocused();
    await expect(page.locator('#announcer')).toHaveText(/Projects/);
    await expect(page).toHaveTitle(/^Projects · /);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('Back returns to the place on the page', async ({ page }) => {
    await open(page, '/about');
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.waitForTimeout(100);
    // With the mouse itself: `click` on a sticky link would first scroll the page.
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Skills' });
    const box = (await link.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  });
});

test.describe('from one page to the next', () => {
  /** Notes, for each view transition from now on, whether anything moves in it; returns how to read that. */
  async function watchFades(page: Page) {
    await page.addInitScript(() => {
      const fades: boolean[] = [];
      const start = document.startViewTransition.bind(document);
      // React lays animations without a length on top, to leave parts out.
      const isFade = (animation: Animation) =>
        animation instanceof CSSAnimation &&
        animation.effect instanceof KeyframeEffect &&
        animation.effect.pseudoElement?.startsWith('::view-transition');
      document.startViewTransition = (options) => {
        const transition = start(options);
        void transition.ready.then(() => fades.push(document.getAnimations().some(isFade)));
        return transition;
      };
      Object.assign(window, { fades });
    });
    return () => page.evaluate(() => (window as unknown as { fades: boolean[] }).fades);
  }

  /** Goes to the skills and filters them; the page is ready for the next step when this resolves. */
  async function lookForSql(page: Page) {
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Skills' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search skills' }).fill('SQL');
    await expect(page.getByRole('meter')).toHaveCount(1);
  }

  test('the one fades into the other; filters within a page keep to their own fade', async ({
    page,
  }) => {
    const fades = await watchFades(page);
    await open(page, '/about');
    await lookForSql(page);
    expect(await fades()).toEqual([true]);
  });

  test('nothing fades where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const fades = await watchFades(page);
    await open(page, '/about');
    await lookForSql(page);
    expect(await fades()).toEqual([false]);
  });
});

test.describe('when a page does not load', () => {
  test.use({ expects: { errors: /Failed to (load resource|fetch)|did not load|No answer/ } });

  test('an error screen offers a retry that works', async ({ page }) => {
    await open(page, '/about');
    await page.route('**/assets/SkillsPage*', (route) => route.abort());
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Skills' });
    await link.click();
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    await page.unroute('**/assets/SkillsPage*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
  });

  test('a page that hangs becomes an error after 120 s', async ({ page }) => {
    await page.clock.install();
    await open(page, '/about');
    await page.route('**/assets/SkillsPage*', () => undefined);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Skills' })
      .click();
    await page.clock.fastForward(119_000);
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  });
});

for (const width of [1280, 390]) {
  test(`no word of a heading is broken in a window of ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    const broken: string[] = [];
    for (const path of pagePaths) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const found = await page.locator('h1').evaluate((heading) => {
        const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        while (walker.nextNode()) {
          const { currentNode: text } = walker;
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) words.push(word);
          }
        }
        return words;
      });
      broken.push(...found.map((word) => `${path}: ${word}`));
    }
    expect(broken).toEqual([]);
  });
}
