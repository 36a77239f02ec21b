import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The packages' sources, so that tests need no build.
  resolve: { conditions: ['source', 'module', 'browser', 'development'] },
  ssr: {
    resolve: { conditions: ['source', 'module', 'node', 'development'] },
    noExternal: [/^@portfolio\//],
  },
  test: {
    include: ['{build,deploy,prerender,src,worker}/**/*.test.{ts,tsx}'],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
