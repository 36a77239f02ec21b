import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const launchOptions = {
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ],
};

/**
 * Every story with a play function is a test in a real browser, once: what it does is the same in both themes. How stories look,
 * and whether everybody can read them, is asked of sheets (`pictures/sheets.spec.ts`).
 */
export default defineConfig({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
      tags: { include: ['play-fn'] },
    }),
  ],
  test: {
    name: 'stories',
    // What the plugin asks when it runs within Storybook; there is no option for it.
    provide: { 'storybook/test-provided': { a11y: false } },
    // React and Storybook are loaded once, not once for each file; each story has a root of its own.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' }],
    },
    reporters: ['default', ['json', { outputFile: 'reports/stories.json' }]],
  },
});
