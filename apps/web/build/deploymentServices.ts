import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const contentSource = fileURLToPath(new URL('../../../packages/content/src/', import.meta.url));
const servicesModule = `${contentSource}generated/services.ts`;

/**
 * Applies the environment's services to a build that runs in another environment than the content was generated in, such as a
 * preview, or the browser tests' site with every service configured. Does nothing where the two agree.
 */
export function deploymentServices(): Plugin {
  let text: string | undefined;
  return {
    name: 'portfolio-deployment-services',
    apply: 'build',
    async config() {
      const { resolveServices, services } = await import('@portfolio/content/node');
      const resolved = JSON.stringify(resolveServices());
      if (resolved === JSON.stringify(services)) return undefined;
      text = `export const services = ${resolved};`;
      // The content's sources, where the services are a module of their own, in place of its build.
      return {
        resolve: {
          alias: [{ find: /^@portfolio\/content$/, replacement: `${contentSource}index.ts` }],
        },
      };
    },
    load: (id) => (id === servicesModule ? text : undefined),
  };
}
