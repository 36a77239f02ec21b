import type { Plugin } from 'vite';
import type * as DataFiles from './dataFiles';

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
          const { dataFiles } = (await server.ssrLoadModule(
            '/prerender/dataFiles.ts',
          )) as typeof DataFiles;
          const data = new Map(dataFiles()).get(path);
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
