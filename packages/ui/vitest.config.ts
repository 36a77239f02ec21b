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

const configDir = fileURLToPath(new URL('./.storybook', import.meta.url));

/** Every story is a test in a real browser, in both themes: it renders, its play function passes, and axe finds nothing. */
export default defineConfig({
  test: {
    projects: ['light', 'dark'].map((theme) => ({
      extends: true,
      plugins: [storybookTest({ configDir, initialGlobals: { theme } })],
      test: {
        name: `stories in the ${theme}`,
        browser: {
          enabled: true,
          headless: true,
          provider: playwright({ launchOptions }),
          instances: [{ browser: 'chromium' as const }],
        },
      },
    })),
    reporters: ['default', ['json', { outputFile: 'reports/stories.json' }]],
  },
});
