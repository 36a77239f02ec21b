import { defineConfig, devices } from '@playwright/test';
import { launchArgs } from '@portfolio/tools/browser';

/** Browser tests against the built app, opened from the disk, and against what the other outputs say. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // Two cores may be busy with something else: a deadline missed once is not yet a fault. The report still names it as flaky.
  retries: process.env['CI'] ? 1 : 0,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: launchArgs() },
    trace: 'retain-on-failure',
  },
});
