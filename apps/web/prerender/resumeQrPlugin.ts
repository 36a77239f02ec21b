import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type * as ResumeQr from './resumeQr';

const id = 'virtual:resume-qr';
const source = fileURLToPath(new URL('./resumeQr.ts', import.meta.url));

/**
 * Computes the resume's QR code while the site is built: the page then carries 29 rows of dots in place of the means to compute
 * them, which are fifty times as large.
 */
export function resumeQr(): Plugin {
  return {
    name: 'portfolio-resume-qr',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    async load(name) {
      if (name !== `\0${id}`) return undefined;
      const { module } = await runnerImport<typeof ResumeQr>(source, {
        configFile: false,
        logLevel: 'warn',
        resolve: { conditions: ['source', 'module', 'node', 'development'] },
      });
      return `export const modules = ${JSON.stringify(module.modules)};`;
    },
  };
}
