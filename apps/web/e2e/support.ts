import { expect, test as base, type Page, type Route } from '@playwright/test';
import { startInbox, type Inbox, type Message } from '@portfolio/tools/inbox';
import { readRoutes as routesOf } from '@portfolio/tools/routes';
import { serveFolder } from '@portfolio/tools/serve';
import { parseHTML } from 'linkedom';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentFile } from '../prerender/siteFiles';

export { expect };

/** Returns the absolute path of a file or folder in `apps/web`. */
export const appPath = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const readRoutes = (folder: string) => routesOf(appPath(folder));

/** Returns the paths of a built site's pages, without the 404 page. */
export const readPaths = (folder: string) =>
  readRoutes(folder)
    .filter(({ status }) => status === 200)
    .map(({ path }) => path);

/** Returns a built site's routes in all languages. Paths of translated pages start with the language's folder, such as `/fi`. */
export const readAllRoutes = (folder: string) =>
  ['', ...readdirSync(appPath(folder)).map((name) => `/${name}`)]
    .filter((language) => existsSync(appPath(`${folder}${language}/routes.json`)))
    .flatMap((language) =>
      readRoutes(folder + language).map(({ path, copies, status }) => ({
        path: language + path,
        copies: copies.map((copy) => language + copy),
        status,
      })),
    );

export const htmlOf = (folder: string, path: string) =>
  readFileSync(join(appPath(folder), documentFile(path)), 'utf8');

/** Parses a page of a built site. React writes `hrefLang`, but the parser's selectors are case-sensitive. */
export const documentOf = (folder: string, path: string): Document =>
  parseHTML(htmlOf(folder, path).replaceAll(' hrefLang=', ' hreflang=')).document;

export const routes = readRoutes('dist');

export const pagePaths = readPaths('dist');

/** Returns a page's type, such as `/blogs/blogdetail`. Pages of the same type differ only in content. */
export const pageType = (path: string) => path.split('/').slice(0, 3).join('/');

export const onePagePerType = (paths: readonly string[]) =>
  paths.filter((path, index) => paths.map(pageType).indexOf(pageType(path)) === index);

/**
 * Returns invisible text in the page's `<main>`.
 * @param skipped selector for elements whose text may be invisible
 * @param requiresBox if true, text without a layout box is ignored
 */
export const invisibleText = (page: Page, skipped: string, requiresBox: boolean) =>
  // A locator would take half a second on each new page.
  page.evaluate(
    ({ skipped, requiresBox }) => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(
        document.querySelector('main')!,
        NodeFilter.SHOW_TEXT,
      );
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

/** Console errors and warnings that a test provokes. */
interface Expected {
  errors?: RegExp;
}

/** Adds the site's controls and common actions to a Playwright page. */
export function sitePage(page: Page, baseURL?: string, expects: Expected = {}) {
  /**
   * Waits until hydration has turned off the browser's scroll restoration (`navigation/scrollMemory.ts`). Playwright's
   * `waitForFunction` would be slower, and a mocked clock does not affect the scheduler.
   */
  const waitForHydration = () =>
    page.evaluate(async () => {
      while (history.scrollRestoration !== 'manual') {
        await window.scheduler.postTask(() => undefined, { priority: 'background', delay: 20 });
      }
    });

  /** A background task runs after React's tasks and ignores the mocked clock. */
  const waitForRendering = () =>
    page.evaluate(() => window.scheduler.postTask(() => undefined, { priority: 'background' }));

  let isClockPaused = false;

  const pauseClock = async (time: string | number) => {
    isClockPaused = true;
    await page.clock.pauseAt(time);
  };

  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

  const navLink = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

  return Object.assign(page, {
    waitForHydration,
    heading,
    navLink,
    main: page.getByRole('main'),
    footer: page.getByRole('contentinfo'),
    darkTheme: page.getByRole('button', { name: 'Dark theme' }),
    cookieBanner: page.getByRole('region', { name: 'Cookies' }),
    searchField: page.getByRole('combobox', { name: 'Search this site' }),
    searchResults: page.getByRole('listbox', { name: 'Results' }).getByRole('option'),

    /**
     * Opens a page and waits until it is hydrated.
     * @param waitUntil `domcontentloaded` for pages with an image that never loads; `load` waits for images
     */
    async open(path: string, waitUntil: 'load' | 'domcontentloaded' = 'load') {
      await page.goto(path, { waitUntil });
      await waitForHydration();
    },

    async refresh() {
      await page.reload();
      await waitForHydration();
    },

    async follow(name: string) {
      await navLink(name).click();
      await expect(heading(name)).toBeVisible();
    },

    async search(text: string) {
      await page.keyboard.press('/');
      await this.searchField.fill(text);
    },

    pauseClock,

    /**
     * Resumes a paused clock. Otherwise, Playwright resumes it while it prepares the context for the next test, and may leave a script
     * there that fails.
     */
    async resumeClock() {
      if (isClockPaused) await page.clock.resume();
    },

    /** Opens a page with the clock paused at noon. `advance` moves the clock. */
    async openWithClock(path: string) {
      await page.clock.install({ time: '2026-03-10T11:59:00' });
      await pauseClock('2026-03-10T12:00:00');
      await this.open(path);
    },

    waitForRendering,

    /** Advances the clock in small steps, and waits for the page to render before and after each step. */
    async advance(ms: number) {
      const stepMs = 100;
      await waitForRendering();
      for (let passed = 0; passed < ms; passed += stepMs) {
        await page.clock.runFor(Math.min(stepMs, ms - passed));
        await waitForRendering();
      }
    },

    /** Stores a cookie choice, as if made on an earlier visit. */
    chooseCookies: (choice: 'true' | 'rejected') =>
      page.addInitScript((value) => localStorage.setItem('cookiesAccepted', value), choice),

    optOutOfTracking: () =>
      page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {
          configurable: true,
          get: () => true,
        });
      }),

    /** Holds requests for a URL, and returns a function that releases them. */
    async holdRequests(url: string | RegExp) {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(url, async (route) => {
        await released;
        await route.fallback();
      });
      return release;
    },

    expectErrors(errors: RegExp) {
      expects.errors = errors;
    },

    /** Returns an array that collects the hosts of all later third-party requests, in order. */
    recordThirdPartyHosts() {
      const hosts: string[] = [];
      page.on('request', (request) => {
        const { protocol, origin, host } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) hosts.push(host);
      });
      return hosts;
    },
  });
}

export type SitePage = ReturnType<typeof sitePage>;

const serviceWorkerWarning = 'Service Worker registration blocked by Playwright';

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="467" height="195"/>';

const mocks: Record<string, (route: Route) => Promise<void>> = {
  image: (route) => route.fulfill({ contentType: 'image/svg+xml', body: image }),
  script: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
};

const thirdPartyUrls = /^https?:\/\/(?!127\.0\.0\.1:)/;

interface TestFixtures {
  page: SitePage;
  /** If false, third-party requests fail. */
  mocksThirdParties: boolean;
  expects: Expected;
  consoleCheck: void;
  /** Receives the site's forms, and can simulate faults. */
  inbox: Inbox;
  /** Messages received during the test, newest first. */
  received: () => Message[];
}

/** Options for `test.use` that turn motion on. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Options for `test.use` that mock third parties. Intercepting requests slows a test by a sixth and disables the browser cache. */
export const withThirdParties = { mocksThirdParties: true } as const;

export interface WorkerOptions {
  folder: string;
  /** If true, `site.spec.ts` visits every page; if false, representative pages. */
  visitsEveryPage: boolean;
}

interface WorkerFixtures extends WorkerOptions {
  /** Server URL, base path with leading and trailing slashes, and the forms' inbox. */
  site: { url: string; base: string; inbox: Inbox };
}

/** Playwright's test function for the files of the built site. A browser starts only for tests that use `page`. */
export const filesTest = base.extend<object, WorkerFixtures>({
  folder: ['dist', { option: true, scope: 'worker' }],
  visitsEveryPage: [false, { option: true, scope: 'worker' }],
  site: [
    async ({ folder }, use) => {
      const inbox = await startInbox({ port: 0, siteUrl: 'http://127.0.0.1' });
      const { url, base, close } = await serveFolder({
        root: appPath(folder),
        inboxUrl: inbox.url,
      });
      await use({ url, base, inbox });
      await Promise.all([close(), inbox.close()]);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

/**
 * Playwright's test function for the built site. Console errors, warnings and uncaught errors fail a test unless `expectErrors` allows
 * them. Third-party requests fail unless the test mocks them (`withThirdParties`).
 */
export const test = filesTest.extend<TestFixtures>({
  page: async ({ page, baseURL, expects }, use) => {
    const extended = sitePage(page, baseURL, expects);
    await use(extended);
    await extended.resumeClock();
  },
  inbox: async ({ site: { inbox } }, use) => {
    await use(inbox);
    inbox.simulateFault(undefined);
  },
  received: async ({ inbox }, use) => {
    const initialCount = inbox.messages().length;
    await use(() => inbox.messages().slice(0, inbox.messages().length - initialCount));
  },
  expects: ({}, use) => use({}),
  mocksThirdParties: [false, { option: true }],
  consoleCheck: [
    async ({ context, expects, mocksThirdParties }, use) => {
      const problems: string[] = [];
      context.on('weberror', (event) => problems.push(`uncaught: ${event.error().message}`));
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      if (mocksThirdParties) {
        await context.route(
          thirdPartyUrls,
          (route) => mocks[route.request().resourceType()]?.(route) ?? route.abort(),
        );
      }
      await use();
      // A reused context would stay offline.
      await context.setOffline(false);
      const isExpected = (text: string) =>
        text === serviceWorkerWarning || expects.errors?.test(text);
      expect(problems.filter((text) => !isExpected(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export const testWithoutScripts = test.extend({ javaScriptEnabled: false });
