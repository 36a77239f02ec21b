import { defineConfig } from 'vitest/config';

/** Pure functions (drawings, tokens, contrast) need no browser. */
export default defineConfig({
  test: {
    name: 'unit',
    include: ['{src,build}/**/*.test.ts'],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
