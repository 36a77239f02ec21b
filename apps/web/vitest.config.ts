import { inEnglish } from '@portfolio/messages/testing';
import { defaultTheme } from '@portfolio/theme/testing';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Packages that lack the sources of their source maps.
  logLevel: 'error',
  // The packages' sources, so that tests need no build.
  resolve: {
    alias: { ...inEnglish, ...defaultTheme },
    conditions: ['source', 'module', 'browser', 'development'],
  },
  ssr: {
    resolve: { conditions: ['source', 'module', 'node', 'development'] },
    // GitHub's reader imports JSON in a way that Node does not take; Cloudflare's calls `require`, which modules lack.
    noExternal: [/^@portfolio\//, '@actions/workflow-parser', '@cloudflare/workers-utils'],
  },
  test: {
    include: ['{build,deploy,prerender,src,worker}/**/*.test.{ts,tsx}'],
    // What files import is read once for all of them, not once for each.
    isolate: false,
    pool: 'threads',
    // A busy machine is no fault of the code.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]],
  },
});
