import { defineConfig } from '@playwright/test';

/** Sheets of all stories in the built Storybook: pictures, accessibility and fonts. See `pictures/sheets.spec.ts`. */
export default defineConfig({
  testDir: 'pictures',
  outputDir: 'test-results',
  snapshotPathTemplate: 'pictures/approved/{arg}{ext}',
  // Missing pictures fail; they are written by `pnpm pictures:approve` alone.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 120_000,
  expect: { toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 100 } },
  reporter: [['list'], ['json', { outputFile: 'reports/pictures.json' }]],
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [
        '--no-sandbox',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--disable-skia-runtime-opts',
      ],
    },
  },
});
