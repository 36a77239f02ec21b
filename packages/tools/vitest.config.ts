import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Uses the other packages' sources, so that tests need no build.
  ssr: { resolve: { conditions: ['source', 'module', 'node'] } },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    // Shares imported modules between test files instead of loading them for each file.
    isolate: false,
    pool: 'threads',
    // Allows for slow machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]],
  },
});
