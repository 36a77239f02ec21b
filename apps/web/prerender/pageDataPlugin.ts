import type { Plugin } from 'vite';
import { searchFolder } from '../src/search/searchFiles';
import type * as Addresses from './addresses';
import { resumePdfFile } from './siteFiles';

/**
 * Answers requests for pages' data while developing; in production they are files that `build.ts` writes. The PDF of the resume is
 * made by builds alone: here its address leads to the print app, which shows the same sheet.
 */
export function pageData(): Plugin {
  return {
    name: 'portfolio-page-data',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '').split('?')[0]?.slice(server.config.base.length) ?? '';
        if (path === resumePdfFile) {
          const printApp = `http://127.0.0.1:${process.env['PRINT_PORT'] ?? 5174}/`;
          server.config.logger.info(
            `"pnpm build" makes ${path}. Here is the print app: ${printApp}`,
          );
          response.writeHead(302, { Location: printApp }).end();
          return;
        }
        if (!path.startsWith('data/')) return next();
        try {
          const { dataFiles, listAddresses, searchFiles } = (await server.ssrLoadModule(
            '/prerender/addresses.ts',
          )) as typeof Addresses;
          const files = path.startsWith(searchFolder) ? searchFiles : dataFiles;
          const data = files(listAddresses()).get(path);
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
