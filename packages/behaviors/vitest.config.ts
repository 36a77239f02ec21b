import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    // A document for each file takes six times as long; the setup file resets what tests share.
    isolate: false,
    pool: 'threads',
    // Tolerates slow machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]],
  },
});
