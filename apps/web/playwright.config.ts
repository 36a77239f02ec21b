import { defineConfig, devices } from '@playwright/test';
import { launchArgs } from '@portfolio/tools/browser';
import { availableParallelism } from 'node:os';
import type { WorkerOptions } from './e2e/support';

/** For what builds a site, or waits for a server that does, edit by edit. */
const buildTimeoutMs = 180_000;

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
 * (`e2e/support.ts`). Time-outs are for machines that are busy with something else: a test that passes meets none of them.
 */
export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One more than processors: a test waits for frames and answers for a third of its time.
  workers: Math.min(4, availableParallelism() + 1),
  retries: 0,
  // The longest test of a page takes 10 seconds on two cores: six times that is for slow ones, and all that a browser which hangs may
  // cost. What builds, and what waits for builds, takes longer.
  timeout: 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['junit', { outputFile: 'reports/e2e.xml', includeRetries: true }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      // No test may ask anybody else for anything.
      args: [
        ...launchArgs(),
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
    {
      name: 'site',
      testIgnore: 'e2e/{{configured,owner,engines}/**,site/site.spec.ts,dev.spec.ts}',
    },
  ],
});
