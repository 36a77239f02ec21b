import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { styledComponentsCompiler } from './styledComponents';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));

/** Size and modules of a bundle after tree shaking. */
interface Shaken {
  /** Size in bytes, compressed with Brotli. */
  brotliBytes: number;
  /** Files that contribute code, relative to the package. */
  modules: string[];
}

/**
 * Bundles an application that imports only these components. Excludes React, styled-components and the behaviours, which
 * all components share.
 *
 * @param components exported names; `'*'` for everything
 * @throws if a name is not exported
 */
export async function shake(components: readonly string[] | '*'): Promise<Shaken> {
  const entry = `${packageFolder}src/index.ts`;
  const names = components === '*' ? '*' : `{ ${components.join(', ')} }`;
  const application = 'virtual:application';
  const { output } = (await build({
    configFile: false,
    root: packageFolder,
    logLevel: 'silent',
    mode: 'production',
    oxc: styledComponentsCompiler,
    plugins: [
      {
        name: 'application',
        resolveId: (id) => (id === application ? id : undefined),
        load: (id) =>
          id === application ? `export ${names} from ${JSON.stringify(entry)};` : undefined,
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: application,
        preserveEntrySignatures: 'strict',
        external: [/^react/, 'styled-components', /^@portfolio\//],
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = output;
  return {
    brotliBytes: brotliCompressSync(chunk.code).length,
    modules: Object.entries(chunk.modules)
      // Excludes the bundler's virtual modules.
      .filter(([id, { code }]) => id !== application && !id.startsWith('\0') && code)
      .map(([id]) => relative(packageFolder, id))
      .sort(),
  };
}
