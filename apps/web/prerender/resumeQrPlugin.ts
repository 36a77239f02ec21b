import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type * as ResumeQr from './resumeQr';

const id = 'virtual:resume-qr';
const source = fileURLToPath(new URL('./resumeQr.ts', import.meta.url));

/**
 * Computes the resume's QR code while the site is built: the page then carries 29 rows of dots in place of the means to compute
 * them, which are fifty times as large. While developing, the page computes it, and so follows the content.
 */
export function resumeQr(): Plugin {
  let isDevelopment = false;
  return {
    name: 'portfolio-resume-qr',
    config: (_, { command }) => void (isDevelopment = command === 'serve'),
    resolveId: (name) => (name !== id ? undefined : isDevelopment ? source : `\0${id}`),
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
