/** Checks the pages of any owner's site. */
import { fetchedBy } from '@portfolio/tools/first-visit';
import { readPdf } from '@portfolio/tools/pdf';
import type { Page } from '@playwright/test';
import { axeViolations } from '../axe';
import {
  expect,
  htmlOf,
  invisibleText,
  onePagePerType,
  readAllRoutes,
  readPaths,
  test,
  withMotion,
  withThirdParties,
  type SitePage,
} from '../support';

/** A site may have hundreds of pages, so they are split among several tests. */
const shardCount = 4;

/** Pages to visit on the site in `owner`. Stories show the components of its other pages from right to left. */
const pagesOfAnotherOwner = [
  '/',
  '/projects',
  '/experience',
  '/resume',
  '/contact',
  '/uses',
  '/blogs/blogdetail/keyboard-first',
];

// Without mocks, the owner's services would log errors, because the browser blocks requests to other hosts.
test.use({ ...withMotion, ...withThirdParties });

/** Returns the words that break across lines in the page's heading. */
const brokenHeadingWords = (page: Page) =>
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

/** Returns the score of all layout shifts since the page began to load. */
const layoutShift = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

/** Returns true if the computer has a font like Arial, which is adjusted to the size of the typefaces until they load. */
const hasAdjustedFonts = (page: Page) =>
  page.evaluate(async () => {
    const adjusted = [...document.fonts].filter(({ family }) => /Fallback"?$/.test(family));
    const loaded = await Promise.allSettled(adjusted.map((font) => font.load()));
    return loaded.every(({ status }) => status === 'fulfilled');
  });

/** Expects the page to fit the window, with text of the given size. */
async function expectNoSidewaysScrolling(page: Page, textSize = '') {
  const excess = () =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
      // Forces a new layout: Chromium may report a stale scroll width after several changes at once.
      document.body.style.display = 'none';
      void document.body.offsetWidth;
      document.body.style.removeProperty('display');
      return document.documentElement.scrollWidth - innerWidth;
    }, textSize);
  await expect.poll(excess).toBe(0);
}

async function expectPrintable(page: SitePage) {
  await page.emulateMedia({ media: 'print' });
  // Once a card's image has loaded, the snapshot behind the image may be invisible.
  await expect.poll(() => invisibleText(page, '[data-state="shown"]', true)).toEqual([]);
  // Buttons with `aria-controls` are accordion headings. Buttons around an image enlarge it.
  const controls =
    'button:not([aria-controls], :has(img)), [data-filters], [role="region"], header nav';
  await expect(page.locator(controls).filter({ visible: true })).toHaveCount(0);
  const backgrounds = await page.evaluate(() =>
    [...document.querySelectorAll('body, main, main > *, main > * > *')]
      .filter((element) => element.checkVisibility())
      .map((element) => getComputedStyle(element).backgroundColor),
  );
  // White or transparent.
  expect(backgrounds.join()).toMatch(/^(rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\)|,)+$/);
  await page.emulateMedia({ media: null });
}

async function expectNoHeadingAtPageEnd(page: SitePage) {
  const headings = await page.main.getByRole('heading').allTextContents();
  const { pages, lowestLines, sizes } = await readPdf(
    await page.pdf({ format: 'A4', preferCSSPageSize: true }),
  );
  for (const [index, { text, pt }] of lowestLines.slice(0, -1).entries()) {
    // Below a heading in the upper half there is a picture.
    if (pt < sizes[index]![1] / 2) expect(headings).not.toContain(text);
  }
  expect(pages.at(-1)).not.toEqual([]);
}

const loadAllImages = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.complete || new Promise((done) => (image.onload = image.onerror = done));
      }),
    ),
  );

/** Returns the paths of the site's files that the page has fetched. */
const fetchedFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );

/** @param demoHtml the page's prerendered document, if it is a page of the demo */
async function checkPage(page: SitePage, path: string, demoHtml?: string) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.open(path);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('h1')).toHaveCount(1);
  // The typefaces may move text slightly when they load. A score below 0.1 is good.
  if (await hasAdjustedFonts(page)) expect(await layoutShift(page)).toBeLessThan(0.05);
  if (demoHtml) {
    // Other sites may fetch the code of rare blocks after hydration.
    const expected = fetchedBy(demoHtml);
    const fetched = await fetchedFiles(page);
    expect(fetched.filter((name) => !Object.values(expected).flat().includes(name))).toEqual([]);
    expect(fetched).toEqual(expect.arrayContaining(expected.js));
  }
  // Printed pages are white even in the dark theme, and show text that has not yet faded in.
  const toggleDarkTheme = () => page.evaluate(() => document.body.classList.toggle('dark'));
  await toggleDarkTheme();
  await expectPrintable(page);
  await toggleDarkTheme();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await brokenHeadingWords(page)).toEqual([]);
  // Checks the header and footer only on home pages, because they hardly differ between pages of a language.
  expect(await axeViolations(page, path.endsWith('/') ? 'html' : 'main')).toEqual([]);
  await expectNoSidewaysScrolling(page);
  await loadAllImages(page);
  await expectNoHeadingAtPageEnd(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScrolling(page, '200%');
  await page.setViewportSize({ width: 390, height: 800 });
  await expectNoSidewaysScrolling(page);
  expect(await brokenHeadingWords(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
}

for (let shard = 0; shard < shardCount; shard++) {
  test(`every page passes all checks (${shard + 1}/${shardCount})`, async ({
    page,
    folder,
    visitsEveryPage,
    site: { base },
  }) => {
    const isDemo = folder === 'dist' && !visitsEveryPage;
    const all = readAllRoutes(folder)
      .filter(({ status }) => status === 200)
      .map(({ path }) => path);
    const some = isDemo ? onePagePerType(readPaths(folder)) : pagesOfAnotherOwner;
    const paths = (visitsEveryPage ? all : some).filter((_, index) => index % shardCount === shard);
    test.setTimeout(60_000 + paths.length * 30_000);
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    await page.chooseCookies('rejected');
    for (const path of paths) {
      const demoHtml = isDemo ? htmlOf(folder, path) : undefined;
      await test.step(path, () => checkPage(page, base + path.slice(1), demoHtml));
    }
    expect(failed).toEqual([]);
  });
}
