import config from './playwright.config';

/** The tests of what holds for any owner's site, on the site as it was last built, whatever it says. */
export default {
  ...config,
  testDir: 'e2e/site',
  projects: undefined,
  reporter: [['list'], ['junit', { outputFile: 'reports/site.xml', includeRetries: true }]],
} satisfies typeof config;
