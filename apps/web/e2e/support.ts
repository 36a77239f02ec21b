import { expect, test as base, type Page, type Route } from '@playwright/test';
import { startInbox, type Inbox, type Message } from '@portfolio/tools/inbox';
import { serveFolder } from '@portfolio/tools/serve';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export { expect };

/** A file or folder of the application, from `apps/web`. */
export const inApp = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Runs one of the site's builds, `deploy/build.ts` or `deploy/files.ts`, with more variables. */
export const runBuild = (script: string, env: Record<string, string>) =>
  promisify(execFile)('tsx', [script], { cwd: inApp('.'), env: { ...process.env, ...env } });

/** An address of the built site, as its build lists them. */
interface BuiltRoute {
  path: string;
  /** Other addresses with the same page: capitalised forms and aliases. */
  copies: string[];
  status: number;
}

/** Every page of a built site, in a folder below `apps/web`. */
export const readRoutes = (folder: string) =>
  JSON.parse(readFileSync(inApp(`${folder}/routes.json`), 'utf8')) as BuiltRoute[];

/** Every page of the site itself. */
export const routes = readRoutes('dist');

/** Every page that answers 200. */
export const pagePaths = routes.filter(({ status }) => status === 200).map(({ path }) => path);

/** What a page is one of many of, such as `/blogs/blogdetail`. */
export const kindOf = (path: string) => path.split('/').slice(0, 3).join('/');

/** A page of each kind. Those of one kind, such as posts, differ in their words only. */
export const onePerKind = pagePaths.filter(
  (path, at) => pagePaths.findIndex((other) => kindOf(other) === kindOf(path)) === at,
);

/** The errors and warnings in the console that a test provokes. */
interface Expected {
  errors?: RegExp;
}

/** A page of the browser with what a visitor of the site does on any page of it, and finds there. */
export function sitePage(page: Page, baseURL?: string, expects: Expected = {}) {
  /** Resolves when React has taken the prerendered page over as a whole, and each of its controls: it does so in slices. */
  const hydrated = () =>
    page.waitForFunction(() => {
      const keyOf = (element: Element, start: string) =>
        Object.keys(element).find((key) => key.startsWith(start));
      const root = document.getElementById('root');
      const key = root && keyOf(root, '__reactContainer');
      if (!key) return false;
      const { stateNode } = Reflect.get(root, key) as {
        stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
      };
      const elements = [...root.querySelectorAll('h1, a, button, input, textarea')];
      return (
        !stateNode.current.memoizedState.isDehydrated &&
        elements.some(({ tagName }) => tagName === 'H1') &&
        elements.every((element) => keyOf(element, '__reactProps'))
      );
    });

  /** The page's heading. */
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

  /** A link of the main navigation. */
  const navLink = (name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

  return Object.assign(page, {
    hydrated,
    heading,
    navLink,
    main: page.getByRole('main'),
    footer: page.getByRole('contentinfo'),
    /** The button that changes the theme. */
    darkTheme: page.getByRole('button', { name: 'Dark theme' }),
    /** The banner that asks about cookies. */
    cookieBanner: page.getByRole('region', { name: 'Cookies' }),
    /** The search's field. */
    searchField: page.getByRole('combobox', { name: 'Search this site' }),

    /**
     * Opens a page and waits until it is alive.
     *
     * @param waitUntil what of it must be there: `domcontentloaded` where a picture never comes, which would hold back `load`
     */
    async open(path: string, waitUntil: 'load' | 'domcontentloaded' = 'load') {
      await page.goto(path, { waitUntil });
      await hydrated();
    },

    /** Reloads the page and waits until it is alive. */
    async refresh() {
      await page.reload();
      await hydrated();
    },

    /** Follows a link of the main navigation within the open site. */
    async follow(name: string) {
      await navLink(name).click();
      await expect(heading(name)).toBeVisible();
    },

    /** Opens the search with its key and types into it. */
    async search(text: string) {
      await page.keyboard.press('/');
      await this.searchField.fill(text);
    },

    /** Opens a page with time standing still, at noon of a known day; `advance` moves it. */
    async openWithClock(path: string) {
      await page.clock.install({ time: '2026-03-10T11:59:00' });
      await page.clock.pauseAt('2026-03-10T12:00:00');
      await this.open(path);
    },

    /** Lets time pass in small steps, between which the page gets to draw, as it would by itself. */
    async advance(ms: number) {
      const stepMs = 50;
      for (let passed = 0; passed < ms; passed += stepMs) {
        await page.clock.runFor(Math.min(stepMs, ms - passed));
      }
    },

    /** Stores the choice about cookies that the visitor made on an earlier visit. */
    chooseCookies: (choice: 'true' | 'rejected') =>
      page.addInitScript((value) => localStorage.setItem('cookiesAccepted', value), choice),

    /**
     * Holds back the requests for an address. Returns what lets them go on, those that come later too. Like every first route of a test
     * it is for pages that are opened afterwards: in an open one, requests escape it until the browser has passed it on.
     */
    async holdRequests(address: string | RegExp) {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(address, async (route) => {
        await released;
        await route.fallback();
      });
      return release;
    },

    /** Says which errors and warnings in the console the test provokes. */
    expectErrors(errors: RegExp) {
      expects.errors = errors;
    },

    /** Notes the hosts of other sites that the page asks for something from now on, in the order of its requests. */
    noteOthers() {
      const hosts: string[] = [];
      page.on('request', (request) => {
        const { protocol, origin, host } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) hosts.push(host);
      });
      return hosts;
    },
  });
}

/** A page of the browser, as the tests have it. */
export type SitePage = ReturnType<typeof sitePage>;

/** The pages that are about another site's pictures, and whose pictures those are. */
export const pictureHosts: Record<string, string[]> = {
  '/resume': ['api.qrserver.com'],
  '/my-activity': ['github-readme-stats.vercel.app', 'leetcard.jacoblin.cool'],
};

/** What Playwright itself says where the service worker is kept out (playwright.config.ts). */
const blockedByPlaywright = 'Service Worker registration blocked by Playwright';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="467" height="195"/>';

/** What other sites answer: every picture is drawn, and scripts do nothing. */
const mocks: Record<string, (route: Route) => Promise<void>> = {
  image: (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  script: (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
};

/** Addresses of other machines. */
const elsewhere = /^https?:\/\/(?!127\.0\.0\.1:)/;

interface TestFixtures {
  page: SitePage;
  /** Whether other sites answer, each picture with a drawing and each script with nothing; they are out of reach otherwise. */
  mocksOthers: boolean;
  expects: Expected;
  silence: void;
  /** The inbox behind the site's forms, which can be told to misbehave. */
  inbox: Inbox;
  /** The messages that have arrived during the test, newest first. */
  arrived: () => Message[];
}

/** For `test.use`: as a visitor sees the site who has not asked their system for less motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * For `test.use`: on pages that ask other sites for something. Everywhere else no request is held up to be looked at, which takes a
 * sixth of a test's time and the browser's cache.
 */
export const withOthers = { mocksOthers: true } as const;

/** What a project chooses (playwright.config.ts). */
export interface WorkerOptions {
  /** The folder that is served, from `apps/web`. */
  folder: string;
}

interface WorkerFixtures extends WorkerOptions {
  /** The address of the server, the path below which the site lies, with both slashes, and the inbox behind its forms. */
  site: { url: string; base: string; inbox: Inbox };
}

/**
 * A test on the built site, whose pages must stay silent: an uncaught error, or an error or warning in the console, fails it, unless
 * the test says with `expects` that it provokes it. No request leaves the machine (playwright.config.ts): what is asked of another
 * site fails, unless the test answers it or has pictures and scripts mocked (`withOthers`).
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  folder: ['dist', { option: true, scope: 'worker' }],
  site: [
    async ({ folder }, use) => {
      const inbox = await startInbox({ port: 0, file: ':memory:', siteUrl: 'http://127.0.0.1' });
      const { url, base, close } = await serveFolder({
        root: inApp(folder),
        proxy: { '/inbox/': inbox.url },
      });
      await use({ url, base, inbox });
      await Promise.all([close(), inbox.close()]);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  page: ({ page, baseURL, expects }, use) => use(sitePage(page, baseURL, expects)),
  inbox: async ({ site: { inbox } }, use) => {
    await use(inbox);
    inbox.misbehave(undefined);
  },
  arrived: async ({ inbox }, use) => {
    const before = inbox.messages().length;
    await use(() => inbox.messages().slice(0, inbox.messages().length - before));
  },
  expects: ({}, use) => use({}),
  mocksOthers: [false, { option: true }],
  silence: [
    async ({ context, expects, mocksOthers }, use) => {
      const complaints: string[] = [];
      context.on('weberror', (event) => complaints.push(`uncaught: ${event.error().message}`));
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      if (mocksOthers) {
        await context.route(
          elsewhere,
          (route) => mocks[route.request().resourceType()]?.(route) ?? route.abort(),
        );
      }
      await use();
      const isExpected = (text: string) =>
        text === blockedByPlaywright || expects.errors?.test(text);
      expect(complaints.filter((text) => !isExpected(text))).toEqual([]);
    },
    { auto: true },
  ],
});

/** The same for a visitor whose browser runs no scripts. */
export const testWithoutScripts = test.extend({ javaScriptEnabled: false });
