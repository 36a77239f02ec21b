import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The other packages' sources, so that tests need no build.
  ssr: { resolve: { conditions: ['source', 'module', 'node'] } },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
