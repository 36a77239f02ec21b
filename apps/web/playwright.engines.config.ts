import config from './playwright.config';

/** The smoke test in other engines than Chromium, as they are installed. It visits all pages one after the other. */
export default {
  ...config,
  testDir: 'e2e/engines',
  projects: undefined,
  timeout: 900_000,
  reporter: [['list', { printSteps: true }]],
} satisfies typeof config;
