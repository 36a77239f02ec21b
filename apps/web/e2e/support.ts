import { expect, test as base, type Page } from '@playwright/test';
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

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/** Opens a page with the clock in the test's hands, at noon of a known day; `page.clock.runFor` moves it. */
export async function openWithClock(page: Page, path: string, date = '2026-03-10T12:00:00') {
  await page.clock.install({ time: new Date(date) });
  await page.goto(path);
  await hydrated(page);
}

/**
 * A test whose page must stay silent: an uncaught error, a console error or warning, or a request that leaves the machine
 * fails it. Tests that provoke errors say which ones they expect.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; silence: void }>({
  expectedErrors: [[], { option: true }],
  silence: [
    async ({ page, expectedErrors }, use) => {
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!expectedErrors.some((expected) => expected.test(text))) complaints.push(text);
      };
      page.on('pageerror', (error) => complain(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complain(message.text());
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
