import { defineConfig } from 'tsup';

export default defineConfig({
  // One entry a hook: a single bundled file does not tree-shake, and using one timer would bring the forms.
  entry: ['src/index.ts', 'src/*/*.{ts,tsx}', '!src/testing/*', '!src/**/*.test.*'],
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  external: ['react'],
});
