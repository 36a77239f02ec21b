import { devices, type PlaywrightTestConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { existsSync } from 'node:fs';
import { launchArgs, programsFile } from './programs';

if (existsSync(programsFile)) process.loadEnvFile(programsFile);

/** Settings of all browser tests except Storybook's. The timeouts allow for slow machines. */
export const browserTests = {
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Tests spend a third of their time waiting, so there is one more worker than CPUs, but at most four workers.
  workers: Math.min(4, availableParallelism() + 1),
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['junit', { outputFile: 'reports/e2e.xml', includeRetries: true }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: launchArgs() },
  },
} satisfies PlaywrightTestConfig;
