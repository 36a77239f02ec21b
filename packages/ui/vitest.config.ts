import { inEnglish } from '@portfolio/messages/testing';
import { defaultTheme } from '@portfolio/theme/testing';
import { defineConfig } from 'vitest/config';

/** Pure functions (drawings, tokens, contrast) need no browser. */
export default defineConfig({
  resolve: { alias: { ...inEnglish, ...defaultTheme } },
  test: {
    name: 'unit',
    include: ['{src,build}/**/*.test.ts'],
    // Shares imported modules between files.
    isolate: false,
    pool: 'threads',
    // Generous, for slow machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]],
  },
});
