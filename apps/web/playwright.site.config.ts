import { hasOwnContent } from '@portfolio/tools/workspace';
import config from './playwright.config';

/** Tests that apply to any owner's site, run on the latest build. */
export default {
  ...config,
  testDir: 'e2e/site',
  // Differs from the folder of the other browser tests, which may run at the same time.
  outputDir: 'test-results-site',
  projects: undefined,
  use: { ...config.use, visitsEveryPage: hasOwnContent() },
  reporter: [['list'], ['junit', { outputFile: 'reports/site.xml', includeRetries: true }]],
} satisfies typeof config;
