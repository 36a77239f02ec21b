import { readFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { transformWithOxc } from 'vite';
import { styledComponentsCompiler } from './build/styledComponents';

/** Runs styled-components' compiler over every source file (see build/styledComponents.ts). */
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
      const { code } = await transformWithOxc(source, path, {
        jsx: { runtime: 'automatic' },
        ...styledComponentsCompiler,
      });
      return { contents: code, loader: 'js' };
    });
  },
};

export default defineConfig({
  // One entry a component: a single bundled file does not tree-shake, and using one card would bring the forms.
  entry: [
    'src/index.ts',
    'src/theme/index.ts',
    'src/art/index.ts',
    'src/**/[A-Z]*.tsx',
    '!src/**/*.stories.tsx',
    '!src/**/*.test.tsx',
  ],
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  external: ['react', 'react-dom', 'styled-components', /^@portfolio\//],
  esbuildPlugins: [styledComponents],
});
