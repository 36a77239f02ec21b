import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { styledComponentsCompiler } from './styledComponents';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const entries = { source: 'src/index.ts', dist: 'dist/index.js' } as const;

/** What remains of the package when an application imports some of it. */
interface Shaken {
  /** Minified, in bytes. */
  bytes: number;
  /** As it is sent, in bytes. */
  brotliBytes: number;
  /** Files that contribute code, relative to the package. */
  modules: string[];
}

/**
 * Bundles as an application does that imports these parts and nothing else. React, styled-components and the behaviours are
 * left out: every part needs them, and they are shared.
 *
 * @param parts Names as they are exported; `'*'` for everything.
 * @param from `dist` is what production builds use (build it first), `source` names the files that are left.
 * @throws When a part is not exported, or `dist` is not built.
 */
export async function shake(
  parts: readonly string[] | '*',
  from: keyof typeof entries,
): Promise<Shaken> {
  const entry = packageFolder + entries[from];
  const names = parts === '*' ? '*' : `{ ${parts.join(', ')} }`;
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
    bytes: Buffer.byteLength(chunk.code),
    brotliBytes: brotliCompressSync(chunk.code).length,
    modules: Object.entries(chunk.modules)
      // The bundler's own are no files.
      .filter(([id, { code }]) => id !== application && !id.startsWith('\0') && code)
      .map(([id]) => relative(packageFolder, id))
      .sort(),
  };
}

/** One line of `measureTreeShaking`. */
export interface TreeShakingFigure extends Shaken {
  /** What an application imports. */
  imported: string;
}

/** What one card, one button, a whole form and everything cost, from the built package. */
export async function measureTreeShaking(): Promise<TreeShakingFigure[]> {
  const form = ['Field', 'TextInput', 'SearchableSelect', 'RadioGroup', 'Checkbox', 'ErrorSummary'];
  const uses = [['ProjectCard'], ['Button'], [...form, 'Button'], '*'] as const;
  const figures: TreeShakingFigure[] = [];
  for (const parts of uses) {
    const imported = parts === '*' ? 'everything' : parts.join(', ');
    figures.push({ imported, ...(await shake(parts, 'dist')) });
  }
  return figures;
}
