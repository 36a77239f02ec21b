import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/**
 * Colours may differ by a little and letters' edges by more, as between versions of Chromium; `sheets.spec.ts` asks that what
 * matters is told nevertheless. `threshold` is pixelmatch's, 0-1.
 */
const tolerance = { threshold: 0.05, maxDiffPixels: 100 };

/** All stories in the built Storybook: their play functions, and their sheets: pictures, accessibility and fonts. See `pictures/sheets.spec.ts`. */
export default defineConfig({
  testDir: 'pictures',
  outputDir: 'test-results',
  snapshotPathTemplate: 'pictures/approved/{arg}{ext}',
  // Missing pictures fail; they are written by `pnpm pictures:approve` alone.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One more than processors: a test waits for frames and answers for a third of its time.
  workers: Math.min(4, availableParallelism() + 1),
  // Not targets: a busy machine takes its time.
  timeout: 600_000,
  expect: { timeout: 120_000, toHaveScreenshot: tolerance, toMatchSnapshot: tolerance },
  reporter: [['list'], ['junit', { outputFile: 'reports/stories.xml', includeRetries: true }]],
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'pictures/fonts.conf') },
      args: [
        '--no-sandbox',
        // No part may ask anybody else for anything.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--disable-skia-runtime-opts',
      ],
    },
  },
});
