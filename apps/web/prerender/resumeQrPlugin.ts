import { fileURLToPath } from 'node:url';
import { qrModules } from '@portfolio/ui/qr';
import type { Plugin } from 'vite';

const id = 'virtual:resume-qr';
const source = fileURLToPath(new URL('./resumeQr.ts', import.meta.url));

/**
 * Computes the resume's QR code while the site is built: the page then carries 29 rows of dots in place of the means to compute
 * them, which are fifty times as large. While developing, the page computes it, and so follows the content.
 */
export const resumeQr = (): Plugin => ({
  name: 'portfolio-resume-qr',
  resolveId(name) {
    if (name !== id) return undefined;
    return this.environment.mode === 'dev' ? source : `\0${id}`;
  },
  async load(name) {
    if (name !== `\0${id}`) return undefined;
    const { resume } = await import('@portfolio/content/node');
    return `export const modules = ${JSON.stringify(qrModules(resume.documentUrl))};`;
  },
});
