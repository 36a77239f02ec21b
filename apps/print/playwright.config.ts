import { defineConfig, devices } from '@playwright/test';
import { launchArgs } from '@portfolio/tools/browser';

/** Browser tests against the built app, opened from the disk, and against what the other outputs say. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  reporter: [['list'], ['json', { outputFile: 'reports/playwright.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: launchArgs() },
    trace: 'retain-on-failure',
  },
});
