import { fetchedBy } from '@portfolio/tools/first-visit';
import type { Page, Request } from '@playwright/test';
import { axeFaults } from './axe';
import { pdfLines } from './pdf';
import {
  expect,
  kindOf,
  onePerKind,
  pagePaths,
  pictureHosts,
  test,
  testWithoutScripts,
  withMotion,
  withOthers,
  type SitePage,
} from './support';
import { rewriteTexts } from './translator';

test.use(withMotion);

declare global {
  interface Window {
    /** What a page notes of itself from the first line of its first script on. */
    notes: {
      /** What moved after the fonts were there: how fonts arrive depends on the line. */
      shift: number;
      /** What the page's policies blocked. */
      violations: string[];
    };
  }
}

const takeNotes = (page: Page) =>
  page.addInitScript(() => {
    const notes: Window['notes'] = (window.notes = { shift: 0, violations: [] });
    document.addEventListener('securitypolicyviolation', (event) => {
      notes.violations.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
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
        if (entry.startTime > fontsReadyAtMs) notes.shift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The words of the page's heading that are broken over two lines. */
const brokenWords = (page: Page) =>
  page.locator('h1').evaluate((heading) => {
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

/**
 * Texts that are laid out and yet cannot be seen, since they wait to be scrolled to. Figures behind a card that came do not count,
 * nor do emoji, which are left unseen where the machine has no font for them.
 */
const unseenTexts = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (element?.closest('[data-state="shown"]')) continue;
      const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isText = textContent && /[\p{L}\p{N}]/u.test(textContent);
      if (element?.checkVisibility() && !isSeen && isText) texts.push(textContent);
    }
    return texts;
  });

/** How long parts take to enter that are scrolled to, by page or kind of page; on others nothing waits for that. */
const entranceTimes: Record<string, string> = {
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

/** Opens a page, and makes sure of what holds for each. */
async function visit(page: SitePage, baseURL: string | undefined, path: string, status = 200) {
  const isThere = status === 200;
  const html = await (await page.request.get(path)).text();
  const fetched = new Map<string, string>();
  const note = (one: Request) => {
    const { origin, pathname } = new URL(one.url());
    if (origin === baseURL) fetched.set(pathname, one.resourceType());
  };
  page.on('request', note);
  const others = page.noteOthers();

  const response = await page.goto(path);
  await test.step('comes alive without a change or a shift', async () => {
    expect(html).toContain('<h1');
    expect(response?.status()).toBe(status);
    const before = await page.locator('h1').textContent();
    await page.hydrated();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await page.locator('h1').textContent()).toBe(before);
    expect(await page.evaluate(() => window.notes.shift)).toBeLessThan(0.001);
  });

  await test.step('has policies that let nothing pass that is not listed', async () => {
    const header = (await response?.allHeaders())?.['content-security-policy'] ?? '';
    const own = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content');
    // Hosts choose headers by address, and the 404 page answers at any.
    for (const policy of isThere ? [header, own] : [own]) {
      expect(policy).toContain("script-src 'self'");
      expect(policy).not.toContain('unsafe-');
      expect(policy).toContain("require-trusted-types-for 'script'");
    }
    if (isThere) expect(header).toContain("frame-ancestors 'none'");
    expect((await response?.allHeaders())?.['x-frame-options']).toBe('DENY');
    expect(own).toContain("default-src 'none'");
  });

  await test.step('fetches what its HTML names, and no more', async () => {
    const named = fetchedBy(html);
    fetched.delete(path);
    const scripts = [...fetched].filter(([, type]) => type === 'script').map(([name]) => name);
    expect(scripts.sort()).toEqual(named.js.sort());
    const all = new Set(Object.values(named).flat());
    // The cookie banner is not in the HTML, which is the same for those who have chosen.
    const more = [...fetched.keys()].filter((name) => !name.endsWith('/states/cookie.svg'));
    expect(more.filter((name) => !all.has(name))).toEqual([]);
    // Its style sheet names fonts for languages too that it is not written in.
    expect(more.filter((name) => name.includes('-other.'))).toEqual([]);
    // Before a choice nothing leaves for other sites, but the pictures that a page is about.
    await expect.poll(() => [...new Set(others)].sort()).toEqual(pictureHosts[path] ?? []);
    page.off('request', note);
  });

  await test.step('has what is scrolled to enter in its time', async () => {
    // Asked of an element beside them, so that nothing of the page begins to enter.
    const times = await page.locator('main [data-reveal]').evaluateAll((parts) =>
      parts.map(({ className }) => {
        const entering = document.createElement('div');
        entering.className = className;
        entering.dataset['reveal'] = 'entering';
        document.body.append(entering);
        const { transitionDuration } = getComputedStyle(entering);
        entering.remove();
        return transitionDuration.split(', ');
      }),
    );
    const time = entranceTimes[kindOf(path)];
    expect([...new Set(times.flat())]).toEqual(time ? [time] : []);
  });

  await test.step('breaks no word of its heading, at 1280 and at 390 px', async () => {
    expect(await brokenWords(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await brokenWords(page)).toEqual([]);
    // What enters meanwhile may be drawn a part of a pixel wider.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('sets dates in the face whose zeros are not slashed', async () => {
    const faces = await page.main.evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { textContent: text = '', parentElement: parent } = walker.currentNode;
        if (/\p{L} 20\d\d$/u.test(text!.trim())) found.push(getComputedStyle(parent!).fontFamily);
      }
      return found;
    });
    expect(faces.filter((face) => !/^"?Anek/.test(face))).toEqual([]);
  });

  await test.step('tells each picture once, and has few landmarks', async () => {
    const names = await page.main
      .getByRole('img')
      .evaluateAll((pictures) =>
        pictures.map((img) => img.getAttribute('aria-label') ?? img.getAttribute('alt') ?? ''),
      );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(await page.main.getByRole('region').count()).toBeLessThan(4);
  });
}

/** Makes sure that nothing was blocked, also of what loads late. */
const expectNoViolation = (page: Page) =>
  test.step('violates no policy, to its very end', async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => window.notes.violations)).toEqual([]);
  });

const noPage = '/no/such/page';
for (const path of [...onePerKind, noPage]) {
  test.describe(path, () => {
    const status = path === noPage ? 404 : 200;
    if (path in pictureHosts) test.use(withOthers);

    test('comes alive and bears to be read, narrowed, printed, darkened and translated', async ({
      page,
      baseURL,
    }) => {
      if (status === 404) page.expectErrors(/status of 404/);
      await takeNotes(page);
      await page.clock.install();
      await visit(page, baseURL, path, status);
      await test.step('is printed whole before anybody scrolls, without controls, on white', async () => {
        // Paper is white, whatever the theme.
        await page.darkTheme.click();
        await page.emulateMedia({ media: 'print' });
        expect(await unseenTexts(page)).toEqual([]);
        // The question of an open answer is a heading.
        const controls = page.locator(
          'button:not([aria-controls]), [data-filters], [role="region"], header nav',
        );
        await expect(controls.filter({ visible: true })).toHaveCount(0);
        const grounds = await page.evaluate(() =>
          [...document.querySelectorAll('body, main, main > *, main > * > *')]
            .filter((element) => element.checkVisibility())
            .map((element) => getComputedStyle(element).backgroundColor),
        );
        expect([...new Set(grounds)].sort()).toEqual(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']);
      });

      // Nothing below is about what moves, and drawing it takes half of a visit's time.
      await page.emulateMedia({ media: null, reducedMotion: 'reduce' });

      await test.step('does not scroll sideways at 320 px with text at 200 % (WCAG 2.2 1.4.4, 1.4.10)', async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        const setTextSize = (size: string) =>
          page.evaluate((value) => (document.documentElement.style.fontSize = value), size);
        await setTextSize('200%');
        // Laid out anew: Chromium may go on counting what ran over before paper, width and text size were changed in one go.
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

      await test.step('leaves no heading behind at the end of a sheet', async () => {
        // A picture after a heading is no line: where pictures of other sites would be, there are words now.
        await page.cookieBanner.getByRole('button', { name: 'Reject' }).click();
        await page.clock.fastForward(1_000);
        await expect(page.cookieBanner).toBeHidden();
        const headings = await page.main.getByRole('heading').allTextContents();
        const sheets = await pdfLines(page);
        for (const lines of sheets.slice(0, -1)) expect(headings).not.toContain(lines.at(-1));
        expect(sheets.at(-1)).not.toEqual([]);
      });

      await test.step('has no fault that axe can find, in either theme', async () => {
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(page.locator('body')).toHaveClass(/dark/);
        // Header and footer have the same colours on every page, but for the link to the page itself, which home has none of.
        const within = ['/', '/about'].includes(path) ? 'html' : 'main';
        expect(await axeFaults(page, 'colours', within)).toEqual([]);
        await page.darkTheme.click();
        await expect(page.locator('body')).not.toHaveClass(/dark/);
        expect(await axeFaults(page)).toEqual([]);
      });

      await expectNoViolation(page);

      // How a translated page of each kind is used: translation.spec.ts.
      await test.step('can be left for another page, translated', async () => {
        await rewriteTexts(page);
        const next = path === '/about' ? 'Skills' : 'About';
        await page.navLink(next).click();
        await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible();
        await expect(page.locator('h1')).toHaveCount(1);
      });

      // The others of its kind differ in words, which no colour and no change of pages depends on, and in the colours of their tile,
      // whose contrast is computed (ui's contrast.test.ts). Names, roles and headings: site/files.spec.ts.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const isAlike = (other: string) => other !== path && kindOf(other) === kindOf(path);
      for (const other of pagePaths.filter(isAlike)) {
        await test.step(other, async () => {
          await visit(page, baseURL, other);
          await expectNoViolation(page);
        });
      }
    });
  });
}

test('the cookie banner and the open menu have no fault that axe can find either', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await expect(page.cookieBanner).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await axeFaults(page)).toEqual([]);
});

testWithoutScripts(
  'with JavaScript off every kind of page shows all its text, and no control that does nothing',
  async ({ page }) => {
    page.expectErrors(/net::ERR_FAILED/);
    await page.route(/\.(svg|png|pdf)$/, (route) => route.abort());
    for (const path of onePerKind) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        const hiddenTexts = await page.locator('main').evaluate((main) => {
          const texts: string[] = [];
          const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const element = walker.currentNode.parentElement!;
            // Filters do nothing without scripts, what is decoration stands elsewhere in words, and details open without scripts.
            const isLeftOut = element.closest(
              '[aria-hidden=true],[data-filters],[data-scripts-only],[role=listbox],[role=status],button,option,label,form,details',
            );
            const isVisible = element.checkVisibility({
              visibilityProperty: true,
              opacityProperty: true,
            });
            // Commas that paper has between entries of a list are no words.
            const { textContent } = walker.currentNode;
            if (!isVisible && !isLeftOut && textContent && /[\p{L}\p{N}]/u.test(textContent)) {
              texts.push(textContent);
            }
          }
          return texts;
        });
        expect(hiddenTexts).toEqual([]);
        const deadControls = await page
          .locator('button, select, input, textarea')
          .evaluateAll((controls) =>
            controls
              .filter((control) => {
                // A form posts itself, a command opens its dialog, and the question of an open answer is a heading.
                const controlled = control.getAttribute('aria-controls');
                const works =
                  control.matches('form[action] *, [command], :disabled') ||
                  (controlled && document.getElementById(controlled)?.checkVisibility());
                return control.checkVisibility({ visibilityProperty: true }) && !works;
              })
              .map(({ outerHTML }) => outerHTML),
          );
        expect(deadControls).toEqual([]);
      });
    }
  },
);
