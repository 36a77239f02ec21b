import { defineConfig } from '@playwright/test';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

// Sets the browser, which `turbo run programs` finds.
const programsFile = join(import.meta.dirname, '../tools/generated/programs.env');
if (existsSync(programsFile)) process.loadEnvFile(programsFile);

/** Tolerance for small differences in colours and edges, e.g. between Chromium versions. */
const tolerance = { threshold: 0.05, maxDiffPixels: 100 };

/** Tests the built Storybook: play functions, screenshots and accessibility of all stories (see `visual-tests/sheets.spec.ts`). */
export default defineConfig({
  testDir: 'visual-tests',
  globalSetup: './visual-tests/serve',
  outputDir: 'test-results',
  snapshotPathTemplate: 'visual-tests/snapshots/{arg}{ext}',
  // Fails on missing screenshots. Only `pnpm test:stories:update` writes them.
  updateSnapshots: 'none',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Uses one more worker than there are CPUs, up to four, because tests spend a third of their time waiting.
  workers: Math.min(4, availableParallelism() + 1),
  // Allows for slow machines.
  timeout: 600_000,
  expect: { timeout: 120_000, toHaveScreenshot: tolerance, toMatchSnapshot: tolerance },
  reporter: [['list'], ['junit', { outputFile: 'reports/stories.xml', includeRetries: true }]],
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      env: {
        ...process.env,
        FONTCONFIG_FILE: join(import.meta.dirname, 'visual-tests/fonts.conf'),
      },
      args: [
        '--no-sandbox',
        // Blocks requests to other hosts.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--disable-skia-runtime-opts',
      ],
    },
  },
});
