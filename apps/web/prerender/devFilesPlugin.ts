import type { Plugin } from 'vite';
import { searchFolder } from '../src/search/searchFiles.ts';
import type * as Addresses from './addresses';
import type * as ContentArt from './contentArt';
import { resumeDocxFile, resumePdfFile } from './siteFiles.ts';

/**
 * Serves files of production builds in development: data of pages, and drawings of the content. Only builds create the files of the
 * resume, so their addresses redirect to the print app, which shows the same sheet.
 */
export function devFiles(): Plugin {
  return {
    name: 'portfolio-dev-files',
    apply: 'serve',
    configureServer(server) {
      const load = (file: string) => server.ssrLoadModule(`/prerender/${file}.ts`);

      async function dataAt(path: string): Promise<unknown> {
        const { dataFiles, listAddresses, searchFiles } = (await load(
          'addresses',
        )) as typeof Addresses;
        const addresses = listAddresses();
        const files = path.startsWith(searchFolder) ? searchFiles(addresses) : dataFiles(addresses);
        return files.get(path) ?? null;
      }

      /** Returns a drawing; undefined, with a message in the terminal, if it neither exists nor can be created. */
      async function drawingAt(name: string) {
        const { extraDrawing } = (await load('contentArt')) as typeof ContentArt;
        return extraDrawing(name).catch((error: unknown) => {
          server.config.logger.warn(`${name}: ${String(error)}`);
          return undefined;
        });
      }

      server.middlewares.use(async (request, response, next) => {
        try {
          const [address = ''] = (request.url ?? '').split(/[?#]/, 1);
          const { base } = server.config;
          if (
            process.env['PORTFOLIO_LANGUAGE'] &&
            address !== '/' &&
            !`${address}/`.startsWith(base)
          ) {
            const text = `This server shows only ${base}. For the default language, stop it and run "pnpm dev" without PORTFOLIO_LANGUAGE.`;
            return response.writeHead(404, { 'Content-Type': 'text/plain' }).end(text);
          }
          const path = decodeURI(address).slice(base.length);
          const [, drawing] = /^art-[^/]+\/(.+)\.svg$/.exec(path) ?? [];
          if (path === resumePdfFile || path === resumeDocxFile) {
            const printApp = `http://127.0.0.1:${process.env['PRINT_PORT'] ?? 5174}/`;
            server.config.logger.info(
              `"pnpm build" makes ${path}. Here is the print app: ${printApp}`,
            );
            response.writeHead(302, { Location: printApp }).end();
          } else if (path.startsWith('data/')) {
            const data = await dataAt(path);
            response.writeHead(data ? 200 : 404, { 'Content-Type': 'application/json' });
            response.end(JSON.stringify(data));
          } else {
            const svg = drawing && (await drawingAt(drawing));
            if (!svg) return next();
            response.setHeader('Content-Type', 'image/svg+xml').end(svg);
          }
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
