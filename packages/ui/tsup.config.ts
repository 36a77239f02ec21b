import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { defineConfig } from 'tsup';
import { transformWithOxc } from 'vite';
import { styledComponentsCompiler } from './build/styledComponents';

/** esbuild plugin that runs the styled-components compiler on every source file. */
const styledComponents = {
  name: 'styled-components',
  setup(build: {
    onLoad(
      options: { filter: RegExp },
      callback: (args: { path: string }) => Promise<{ contents: string; loader: 'js' }>,
    ): void;
  }) {
    build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      // Class names depend on the path. A relative path gives the same names on every machine.
      const file = relative(import.meta.dirname, path).replaceAll('\\', '/');
      const { code } = await transformWithOxc(source, file, {
        jsx: { runtime: 'automatic' },
        ...styledComponentsCompiler,
      });
      return { contents: code, loader: 'js' };
    });
  },
};

/** One entry per component, because a single bundle would not tree-shake. */
const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\/[A-Z]\w*\.tsx$/.test(file));

/** Sorted, because the names of built files depend on the order. */
const entries = [
  ...['index.ts', 'theme/index.ts', 'art/index.ts', 'resume/sections.ts'],
  ...components.sort(),
].map((file) => [file.replace(/\.tsx?$/, ''), `src/${file}`]);

export default defineConfig({
  entry: Object.fromEntries(entries),
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  external: ['react', 'react-dom', 'styled-components', /^@portfolio\//],
  esbuildPlugins: [styledComponents],
});
