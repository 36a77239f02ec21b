import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** One entry per hook: a single bundle does not tree-shake, so a page with one timer would load the form hooks too. */
const hooks = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(?!testing)\w+\/\w+\.tsx?$/.test(file));

/** Sorted, because the names of built files depend on the order. */
const entries = ['index.ts', ...hooks.sort()].map((file) => [
  file.replace(/\.tsx?$/, ''),
  `src/${file}`,
]);

export default defineConfig({
  entry: Object.fromEntries(entries),
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  external: ['react'],
});
