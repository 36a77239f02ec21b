import { englishMessages } from '@portfolio/messages/testing';
import { defaultTheme } from '@portfolio/theme/testing';
import { defineConfig } from 'vitest/config';

/** Settings for the tests that need no browser: drawings, tokens, fonts. */
export default defineConfig({
  resolve: { alias: { ...englishMessages, ...defaultTheme } },
  test: {
    name: 'unit',
    include: ['{src,build}/**/*.test.ts'],
    // Shares imported modules between test files instead of loading them for each file.
    isolate: false,
    pool: 'threads',
    // Allows for slow machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]],
  },
});
