import type { Plugin } from 'vite';
import type * as Addresses from './addresses';

/** Answers requests for pages' data while developing; in production they are files that `build.ts` writes. */
export function pageData(): Plugin {
  return {
    name: 'portfolio-page-data',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '').split('?')[0]?.slice(server.config.base.length) ?? '';
        if (!path.startsWith('data/')) return next();
        try {
          const { dataFiles, listAddresses } = (await server.ssrLoadModule(
            '/prerender/addresses.ts',
          )) as typeof Addresses;
          const data = dataFiles(listAddresses()).get(path);
          response.statusCode = data ? 200 : 404;
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(data ?? null));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
