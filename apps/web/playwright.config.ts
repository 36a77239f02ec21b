import { defineConfig } from '@playwright/test';
import { browserTests } from '@portfolio/tools/playwright';
import type { WorkerOptions } from './e2e/support';

/** For tests that build a site or wait for the development server. */
const buildTimeoutMs = 600_000;

/**
 * Creates two projects: one builds a site, the other tests it.
 *
 * @param source folder below `e2e` with `build.setup.ts`
 * @param folder folder with the built pages
 */
const siteProjects = (name: string, source: string, folder: string, testMatch: string) => {
  const build = `build ${name}`;
  const setup = `e2e/${source}/build.setup.ts`;
  return [
    { name: build, testMatch: setup, use: { folder }, timeout: buildTimeoutMs },
    { name: `site ${name}`, testMatch, use: { folder }, dependencies: [build] },
  ];
};

/** Browser tests of the built site. Each worker starts a server and an inbox (`e2e/support.ts`). */
export default defineConfig<object, WorkerOptions>({
  ...browserTests,
  // On two cores, the longest test takes 10 s.
  timeout: 60_000,
  use: {
    ...browserTests.use,
    launchOptions: {
      ...browserTests.use.launchOptions,
      // Blocks requests to other hosts.
      args: [
        ...browserTests.use.launchOptions.args,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
    // A new context takes as long as a page load.
    reuseContext: true,
    // A service worker's requests bypass `page.route`, so only tests that need a service worker allow one.
    serviceWorkers: 'block',
    // With reduced motion, pages show no loaders, so tests need not wait for them. Tests that need motion use `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // These tests run one after another and take the longest, so they come first.
    { name: 'development', testMatch: 'e2e/dev.spec.ts', timeout: buildTimeoutMs },
    ...siteProjects(
      'of another owner',
      'owner',
      'node_modules/.e2e/owner/site/site',
      'e2e/{owner,site}/*.spec.ts',
    ),
    ...siteProjects(
      'with services',
      'configured',
      'node_modules/.e2e/configured',
      'e2e/configured/*.spec.ts',
    ),
    {
      name: 'site',
      // `playwright.site.config.ts` runs the tests in `site`.
      testIgnore: 'e2e/{{configured,owner,engines,site}/**,dev.spec.ts}',
    },
  ],
});
