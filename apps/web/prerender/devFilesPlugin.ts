import type { Plugin } from 'vite';
import { searchFolder } from '../src/search/searchFiles';
import type * as Addresses from './addresses';
import type * as ContentArt from './contentArt';
import { resumeDocxFile, resumePdfFile } from './siteFiles';

/**
 * Answers while developing what is a file in production: pages' data, and the drawings that the content adds. The files of the resume are
 * made by builds alone: here their addresses lead to the print app, which shows the same sheet.
 */
export function devFiles(): Plugin {
  return {
    name: 'portfolio-dev-files',
    apply: 'serve',
    configureServer(server) {
      const load = (file: string) => server.ssrLoadModule(`/prerender/${file}.ts`);

      /** The data at a path; null where there are none. */
      async function dataAt(path: string): Promise<unknown> {
        const { dataFiles, listAddresses, searchFiles } = (await load(
          'addresses',
        )) as typeof Addresses;
        const addresses = listAddresses();
        const files = path.startsWith(searchFolder) ? searchFiles(addresses) : dataFiles(addresses);
        return files.get(path) ?? null;
      }

      /** Undefined where there is no such drawing, nor one that a name makes: why, is told where the server is watched. */
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
          const path = decodeURI(address).slice(server.config.base.length);
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
