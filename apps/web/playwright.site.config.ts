import config from './playwright.config';

/** Tests that hold for any owner's site, run on the last build. */
export default {
  ...config,
  testDir: 'e2e/site',
  projects: undefined,
  reporter: [['list'], ['junit', { outputFile: 'reports/site.xml', includeRetries: true }]],
} satisfies typeof config;
