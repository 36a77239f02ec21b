import config from './playwright.config';

/** Smoke test in the installed browser engines other than Chromium. Visits all pages in sequence. */
export default {
  ...config,
  testDir: 'e2e/engines',
  projects: undefined,
  timeout: 900_000,
  reporter: [['list', { printSteps: true }]],
} satisfies typeof config;
