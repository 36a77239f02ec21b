import { englishMessages } from '@portfolio/messages/testing';
import { defaultTheme } from '@portfolio/theme/testing';
import { defineConfig } from 'vitest/config';

/** Settings for tests that need no browser. */
export default defineConfig({
  resolve: { alias: { ...englishMessages, ...defaultTheme } },
  test: {
    name: 'unit',
    include: ['{src,build}/**/*.test.ts'],
    // Loads modules once for all test files.
    isolate: false,
    pool: 'threads',
    // Allows for slow machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]],
  },
});
