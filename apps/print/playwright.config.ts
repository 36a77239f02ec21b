import { defineConfig, devices } from '@playwright/test';
import { launchArgs } from '@portfolio/tools/browser';
import { availableParallelism } from 'node:os';

/**
 * Browser tests against the built app, opened from the disk, and against what the other outputs say. Time-outs are for machines that
 * are busy with something else: a test that passes meets none of them.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One more than processors: a test waits for frames and answers for a third of its time.
  workers: Math.min(4, availableParallelism() + 1),
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['junit', { outputFile: 'reports/e2e.xml', includeRetries: true }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: launchArgs() },
  },
});
