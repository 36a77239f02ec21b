import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

/** One entry a hook: a single bundled file does not tree-shake, and using one timer would bring the forms. */
const hooks = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(?!testing)\w+\/\w+\.tsx?$/.test(file));

/** Named one by one and in order: what a pattern finds comes in another order each time, and with it the names of what is built. */
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
