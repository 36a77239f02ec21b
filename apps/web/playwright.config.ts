import { defineConfig, devices } from '@playwright/test';
import { launchArgs } from '@portfolio/tools/browser';
import { availableParallelism } from 'node:os';
import type { WorkerOptions } from './e2e/support';

/** The folder of the site with every service configured. */
const configuredFolder = 'node_modules/.e2e/configured';
/** The folder of a second owner's site, which lies below a path. */
const ownerFolder = 'node_modules/.e2e/owner';

/**
 * Browser tests against the built site. Each worker serves it on a free port, with an inbox of its own behind the forms
 * (`e2e/support.ts`). Time-outs are for machines that are busy with something else: a test that passes meets none of them.
 */
export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: Math.min(4, availableParallelism()),
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: launchArgs() },
    // Requests that a service worker makes escape the tests that answer in a server's place; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    // Pages stand at once, without loaders. Tests of what moves, and of whole visits, ask for motion (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'site', testIgnore: 'e2e/{configured,owner,site}/**' },
    // The same site with every service of other companies configured, built once for the tests of those services.
    {
      name: 'build with services',
      testMatch: 'e2e/configured/build.setup.ts',
      use: { folder: configuredFolder },
    },
    {
      name: 'site with services',
      testMatch: 'e2e/configured/*.spec.ts',
      use: { folder: configuredFolder },
      dependencies: ['build with services'],
    },
    {
      name: 'build of another owner',
      testMatch: 'e2e/owner/build.setup.ts',
      use: { folder: ownerFolder },
    },
    {
      name: 'site of another owner',
      testMatch: 'e2e/{owner,site}/*.spec.ts',
      use: { folder: ownerFolder },
      dependencies: ['build of another owner'],
    },
  ],
});
