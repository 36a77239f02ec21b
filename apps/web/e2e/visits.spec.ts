import { fetchedBy } from '@portfolio/tools/first-visit';
import { readPdf } from '@portfolio/tools/pdf';
import type { Page, Request } from '@playwright/test';
import { axeViolations } from './axe';
import {
  brokenHeadingWords,
  expect,
  pageType,
  onePagePerType,
  pagePaths,
  imageHosts,
  test,
  testWithoutScripts,
  withMotion,
  withThirdParties,
  type SitePage,
} from './support';

test.use(withMotion);

declare global {
  interface Window {
    pageLog: {
      shift: number;
      /** Content security policy violations. */
      violations: string[];
    };
  }
}

const recordPageLog = (page: Page) =>
  page.addInitScript(() => {
    const pageLog: Window['pageLog'] = (window.pageLog = { shift: 0, violations: [] });
    document.addEventListener('securitypolicyviolation', (event) => {
      pageLog.violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });

/** Records layout shifts after the preloaded fonts have loaded, because fonts move text when they load. */
const recordShifts = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const preloads = document.querySelectorAll('link[rel="preload"][as="font"]').length;
    const loadedFonts = () =>
      // Leaves out fallback faces, which are local and load first.
      [...document.fonts].filter((f) => f.status === 'loaded' && !f.family.includes('Fallback'));
    const isLoading = () => document.fonts.status === 'loading' || loadedFonts().length < preloads;
    while (isLoading()) await nextFrame();
    await nextFrame();
    await nextFrame();
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        window.pageLog.shift += entry.value;
      }
    }).observe({ type: 'layout-shift' });
  });

/**
 * Returns invisible text in the page's `<main>`.
 * @param skipped selector for elements whose text may be invisible
 * @param requiresBox if true, text without a layout box is ignored
 */
const invisibleText = (page: Page, skipped: string, requiresBox: boolean) =>
  page.locator('main').evaluate(
    (main, { skipped, requiresBox }) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: element, textContent } = walker.currentNode;
        if (!element || element.closest(skipped) || (requiresBox && !element.checkVisibility()))
          continue;
        const isVisible = element.checkVisibility({
          visibilityProperty: true,
          opacityProperty: true,
        });
        // Ignores emoji, which are hidden if no font has them, and separators, which may appear only in print.
        if (!isVisible && textContent && /[\p{L}\p{N}]/u.test(textContent)) texts.push(textContent);
      }
      return texts;
    },
    { skipped, requiresBox },
  );

const animationTimes: Record<string, string> = {
  '/': '1.2s',
  '/about': '1.2s',
  '/projects': '1.2s',
  '/internships': '1s',
  '/certificates': '1s',
  '/certificates/certificatedetail': '1s',
  '/skills': '1s',
  '/blogs': '1s',
  '/contact': '1s',
  '/resume': '1s',
  '/my-activity': '1s',
  '/feedback': '0.8s',
};

/** Opens a page and runs the checks that every page must pass. */
async function visit(page: SitePage, baseURL: string | undefined, path: string, status = 200) {
  const html = await (await page.request.get(path)).text();
  const fetched = new Map<string, string>();
  const recordRequest = (request: Request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === baseURL) fetched.set(pathname, request.resourceType());
  };
  page.on('request', recordRequest);
  const hosts = page.recordThirdPartyHosts();

  const releaseScripts = await page.holdRequests('**/assets/*.js');
  const response = await page.goto(path, { waitUntil: 'commit' });
  await test.step('hydrates without changes or layout shifts', async () => {
    expect(html).toContain('<h1');
    expect(response?.status()).toBe(status);
    await page.waitForLoadState('domcontentloaded');
    const before = (await page.locator('h1').textContent())!;
    await recordShifts(page);
    releaseScripts();
    await page.waitForHydration();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toHaveText(before);
    // The layout occasionally shifts by 0.003. Scores below 0.1 are good.
    expect(await page.evaluate(() => window.pageLog.shift)).toBeLessThan(0.01);
  });

  await test.step('has a strict content security policy', async () => {
    const headers = await response?.allHeaders();
    expect(headers?.['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(headers?.['x-frame-options']).toBe('DENY');
    const policy = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe-');
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  await test.step('fetches only files referenced in its HTML', async () => {
    const fetchedByHtml = fetchedBy(html);
    fetched.delete(path);
    const scripts = [...fetched].filter(([, type]) => type === 'script').map(([name]) => name);
    expect(scripts.sort()).toEqual(fetchedByHtml.js.sort());
    const all = new Set(Object.values(fetchedByHtml).flat());
    // The HTML does not name the cookie banner's icon, because only the browser renders the banner.
    const otherFiles = [...fetched.keys()].filter((name) => !name.endsWith('/states/cookie.svg'));
    expect(otherFiles.filter((name) => !all.has(name))).toEqual([]);
    // The style sheet also names fonts for rare characters. The page must not load these fonts.
    expect(otherFiles.filter((name) => name.includes('-other.'))).toEqual([]);
    // Before consent, only images in the page come from third parties.
    await expect.poll(() => [...new Set(hosts)].sort()).toEqual(imageHosts[path] ?? []);
    page.off('request', recordRequest);
  });

  await test.step('runs scroll animations for the configured time', async () => {
    // Measures a separate element, so that the page's own animations do not start.
    const times = await page.locator('main [data-reveal]').evaluateAll((parts) =>
      parts.map(({ className }) => {
        const probe = document.createElement('div');
        probe.className = className;
        probe.dataset['reveal'] = 'entering';
        document.body.append(probe);
        const { transitionDuration } = getComputedStyle(probe);
        probe.remove();
        return transitionDuration.split(', ');
      }),
    );
    const time = animationTimes[pageType(path)];
    expect([...new Set(times.flat())]).toEqual(time ? [time] : []);
  });

  await test.step('does not split words in its heading', async () => {
    expect(await brokenHeadingWords(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await brokenHeadingWords(page)).toEqual([]);
    // During an animation, elements may exceed the window's width by a fraction of a pixel.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('has unique image labels', async () => {
    const names = await page.main
      .getByRole('img')
      .evaluateAll((images) =>
        images.map((img) => img.getAttribute('aria-label') ?? img.getAttribute('alt') ?? ''),
      );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  await test.step('has at most three regions', async () => {
    expect(await page.main.getByRole('region').count()).toBeLessThan(4);
  });
}

const expectNoViolation = (page: Page) =>
  test.step('violates no policy after scrolling to the end', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.pageLog.violations)).toEqual([]);
  });

const missingPath = '/no/such/page';
for (const path of [...onePagePerType, missingPath]) {
  test.describe(path, () => {
    const status = path === missingPath ? 404 : 200;
    if (path in imageHosts) test.use(withThirdParties);

    test('passes the checks that apply to every page', async ({ page, baseURL }) => {
      if (status === 404) page.expectErrors(/status of 404/);
      await recordPageLog(page);
      await page.clock.install();
      await visit(page, baseURL, path, status);
      await test.step('prints all content on white, without controls', async () => {
        // Printed pages are light even in the dark theme.
        await page.darkTheme.click();
        await page.emulateMedia({ media: 'print' });
        // Once a card's image has loaded, the snapshot behind the image may be invisible.
        expect(await invisibleText(page, '[data-state="shown"]', true)).toEqual([]);
        // Buttons with `aria-controls` are accordion headings.
        const controls = page.locator(
          'button:not([aria-controls]), [data-filters], [role="region"], header nav',
        );
        await expect(controls.filter({ visible: true })).toHaveCount(0);
        const backgrounds = () =>
          page.evaluate(() => [
            ...new Set(
              [...document.querySelectorAll('body, main, main > *, main > * > *')]
                .filter((element) => element.checkVisibility())
                .map((element) => getComputedStyle(element).backgroundColor),
            ),
          ]);
        const whiteOrTransparent = ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'];
        await expect.poll(async () => (await backgrounds()).sort()).toEqual(whiteOrTransparent);
      });

      // Motion would double the time of the remaining steps.
      await page.emulateMedia({ media: null, reducedMotion: 'reduce' });

      await test.step('does not scroll horizontally at 320 px with large text', async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        const setTextSize = (size: string) =>
          page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
        await setTextSize('200%');
        // Forces a new layout: Chromium may report a stale scroll width after several changes at once.
        const laidOutWidth = () =>
          page.evaluate(() => {
            document.body.style.display = 'none';
            void document.body.offsetWidth;
            document.body.style.removeProperty('display');
            return document.documentElement.scrollWidth;
          });
        await expect.poll(laidOutWidth).toBe(320);
        await setTextSize('');
        await page.setViewportSize({ width: 1280, height: 720 });
      });

      await test.step('no printed page ends with a heading', async () => {
        // Rejects cookies, so that text replaces third-party images: `lowestLines` ignores images.
        await page.cookieBanner.getByRole('button', { name: 'Reject' }).click();
        await page.clock.fastForward(1_000);
        await expect(page.cookieBanner).toBeHidden();
        const headings = await page.main.getByRole('heading').allTextContents();
        const { pages, lowestLines } = await readPdf(
          await page.pdf({ format: 'A4', preferCSSPageSize: true }),
        );
        for (const { text } of lowestLines.slice(0, -1)) expect(headings).not.toContain(text);
        expect(pages.at(-1)).not.toEqual([]);
      });

      await test.step('passes axe', async () => {
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await page.darkTheme.click();
        await expect(page.locator('body')).not.toHaveClass(/dark/);
        // The header and footer are the same on all pages, except for the current link.
        const within = ['/', '/about'].includes(path) ? 'html' : 'main';
        expect(await axeViolations(page, within)).toEqual([]);
      });

      await expectNoViolation(page);

      // Visits every article, because articles contain different blocks.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const isSimilarArticle = (other: string) =>
        other !== path && pageType(other) === pageType(path) && /(project|blog)detail/.test(path);
      for (const other of pagePaths.filter(isSimilarArticle)) {
        await test.step(other, async () => {
          await visit(page, baseURL, other);
          await expectNoViolation(page);
        });
      }
    });
  });
}

testWithoutScripts(
  'without JavaScript, pages show all text and working controls',
  async ({ page }) => {
    page.expectErrors(/net::ERR_FAILED/);
    await page.route(/\.(svg|png|pdf)$/, (route) => route.abort());
    for (const path of onePagePerType) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
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
