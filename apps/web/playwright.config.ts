import { defineConfig, devices } from '@playwright/test';
import { launchArgs } from '@portfolio/tools/browser';

const port = Number(process.env['E2E_PORT'] ?? 4373);

/** Browser tests against the built site, served the way a host would. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // Two cores may be busy with something else: a deadline missed once is not yet a fault. The report still names it as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args: launchArgs() },
    // Requests that a service worker makes escape the tests that answer in a server's place; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'tsx e2e/server.ts',
    url: `http://127.0.0.1:${port}/`,
    env: { E2E_PORT: String(port) },
    reuseExistingServer: false,
    // It builds the site with other services first.
    timeout: 240_000,
  },
});
