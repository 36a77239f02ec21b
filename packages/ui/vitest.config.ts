import { englishMessages } from '@portfolio/messages/testing';
import { defaultTheme } from '@portfolio/theme/testing';
import { defineConfig } from 'vitest/config';

/** Tests that need no browser: drawings, tokens, fonts. */
export default defineConfig({
  resolve: { alias: { ...englishMessages, ...defaultTheme } },
  test: {
    name: 'unit',
    include: ['{src,build}/**/*.test.ts'],
    // Test files share imported modules, which is faster.
    isolate: false,
    pool: 'threads',
    // Allows for slow machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]],
  },
});
