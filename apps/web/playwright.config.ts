import { defineConfig } from '@playwright/test';
import { browserTests } from '@portfolio/tools/playwright';
import type { WorkerOptions } from './e2e/support';

/** For what builds a site, or waits for a server that does, edit by edit. */
const buildTimeoutMs = browserTests.timeout;

/**
 * The projects that build a site of their own and test it.
 *
 * @param folder where its tests and its `build.setup.ts` are, below `e2e`
 * @param testMatch its tests
 */
const builtFor = (name: string, folder: string, testMatch = `e2e/${folder}/*.spec.ts`) => {
  const use = { folder: `node_modules/.e2e/${folder}` };
  const build = `build ${name}`;
  return [
    { name: build, testMatch: `e2e/${folder}/build.setup.ts`, use, timeout: buildTimeoutMs },
    { name: `site ${name}`, testMatch, use, dependencies: [build] },
  ];
};

/**
 * Browser tests against the built site. Each worker serves it on a free port, with an inbox of its own behind the forms
 * (`e2e/support.ts`).
 */
export default defineConfig<object, WorkerOptions>({
  ...browserTests,
  // The longest test of a page takes 10 seconds on two cores: six times that is for slow ones, and all that a browser which hangs may
  // cost. What builds, and what waits for builds, takes longer.
  timeout: 60_000,
  use: {
    ...browserTests.use,
    launchOptions: {
      ...browserTests.use.launchOptions,
      // No test may ask anybody else for anything.
      args: [
        ...browserTests.use.launchOptions.args,
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
    // Requests that a service worker makes escape the tests that answer in a server's place; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    // Pages stand at once, without loaders. Tests of what moves, and of whole visits, ask for motion (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // First, since its one test is the longest.
    { name: 'development', testMatch: 'e2e/dev.spec.ts', timeout: buildTimeoutMs },
    // The same site with every service of other companies configured.
    ...builtFor('with services', 'configured'),
    ...builtFor('of another owner', 'owner', 'e2e/{owner,site}/*.spec.ts'),
    ...builtFor('in two languages', 'languages'),
    {
      name: 'site',
      testIgnore: 'e2e/{{configured,owner,languages,engines}/**,site/site.spec.ts,dev.spec.ts}',
    },
  ],
});
