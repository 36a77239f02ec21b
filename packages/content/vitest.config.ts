import { inEnglish } from '@portfolio/messages/testing';
import { defaultTheme } from '@portfolio/theme/testing';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { ...inEnglish, ...defaultTheme } },
  test: {
    include: ['src/**/*.test.ts'],
    // What files import is read once for all of them, not once for each.
    isolate: false,
    pool: 'threads',
    // A busy machine is no fault of the code.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]],
  },
});
