import { englishMessages } from '@portfolio/messages/testing';
import { defaultTheme } from '@portfolio/theme/testing';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Hides warnings about packages whose source maps point to missing files.
  logLevel: 'error',
  // Uses the packages' sources, so that tests need no build.
  resolve: {
    alias: { ...englishMessages, ...defaultTheme },
    conditions: ['source', 'module', 'browser', 'development'],
  },
  ssr: {
    resolve: { conditions: ['source', 'module', 'node', 'development'] },
    noExternal: [/^@portfolio\//],
  },
  test: {
    include: ['{build,deploy,prerender,src,worker}/**/*.test.{ts,tsx}'],
    // Shares imported modules between test files instead of loading them for each file.
    isolate: false,
    pool: 'threads',
    // Allows for slow machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]],
  },
});
