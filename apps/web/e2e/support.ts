import { expect, test as base, type Page, type Route } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** An address of the built site, as its build lists them. */
interface BuiltRoute {
  path: string;
  /** Other addresses with the same page: capitalised forms and aliases. */
  copies: string[];
  status: number;
}

/** Every page of the built site. */
export const routes = JSON.parse(
  readFileSync(fileURLToPath(new URL('../dist/routes.json', import.meta.url)), 'utf8'),
) as BuiltRoute[];

/** Every page that answers 200. */
export const pagePaths = routes.filter(({ status }) => status === 200).map(({ path }) => path);

/** Resolves when React has taken the prerendered page over. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });

/** What of a page must be there: `domcontentloaded` where a picture never comes, which would hold back `load`. */
type WaitUntil = 'load' | 'domcontentloaded';

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string, waitUntil: WaitUntil = 'load') {
  await page.goto(path, { waitUntil });
  await hydrated(page);
}

/** Opens a page with time standing still, at noon of a known day; `advance` moves it. */
export async function openWithClock(
  page: Page,
  path: string,
  date = '2026-03-10T12:00:00',
  waitUntil?: WaitUntil,
) {
  const now = new Date(date);
  await page.clock.install({ time: now.getTime() - 60_000 });
  await page.clock.pauseAt(now);
  await open(page, path, waitUntil);
}

/** Lets time pass in small steps, between which the page gets to draw, as it would by itself. */
export async function advance(page: Page, ms: number) {
  const stepMs = 50;
  for (let passed = 0; passed < ms; passed += stepMs) {
    await page.clock.runFor(Math.min(stepMs, ms - passed));
  }
}

/** What Playwright itself says where the service worker is kept out (playwright.config.ts). */
const ownRemark = 'Service Worker registration blocked by Playwright';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="467" height="195"/>';

/** Stands in for what other sites send: every picture that they draw, and scripts, which do nothing. */
const standIn: Record<string, (route: Route) => Promise<void>> = {
  image: (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  script: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
};

/**
 * A test whose page must stay silent: an uncaught error, or an error or warning in the console, fails it, unless the test says
 * with `expects` that it provokes it. No request leaves the machine: other sites' pictures and scripts are stood in for, and
 * whatever else is asked of another site fails, unless the test answers it.
 */
export const test = base.extend<{ expects: { errors?: RegExp }; silence: void }>({
  expects: [{}, { option: true }],
  silence: [
    async ({ page, expects, baseURL }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (text !== ownRemark && !expects.errors?.test(text)) complaints.push(text);
      };
      page.on('pageerror', (error) => complain(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complain(message.text());
      });
      await page.route(
        (url) => !url.href.startsWith(baseURL ?? '') && url.protocol.startsWith('http'),
        (route) => standIn[route.request().resourceType()]?.(route) ?? route.abort(),
      );
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
