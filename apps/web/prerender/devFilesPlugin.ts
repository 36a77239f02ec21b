import type { Plugin } from 'vite';
import { searchFolder } from '../src/search/searchFiles.ts';
import type * as PublishedPages from './publishedPages';
import type * as ContentArt from './contentArt';

/**
 * In development, serves files that only builds create: page data and the content's drawings. The resume's PDF and Word document do not
 * exist in development, so their URLs redirect to the print app.
 */
export function devFiles(): Plugin {
  return {
    name: 'portfolio-dev-files',
    apply: 'serve',
    configureServer(server) {
      const load = (file: string) => server.ssrLoadModule(`/prerender/${file}.ts`);

      async function dataAt(path: string): Promise<unknown> {
        const { dataFiles, listPublishedPages, searchFiles } = (await load(
          'publishedPages',
        )) as typeof PublishedPages;
        const publishedPages = listPublishedPages();
        const files = path.startsWith(searchFolder)
          ? searchFiles(publishedPages)
          : dataFiles(publishedPages);
        return files.get(path) ?? null;
      }

      async function drawingAt(name: string) {
        const { extraDrawing } = (await load('contentArt')) as typeof ContentArt;
        return extraDrawing(name).catch((error: unknown) => {
          server.config.logger.warn(`${name}: ${String(error)}`);
          return undefined;
        });
      }

      server.middlewares.use(async (request, response, next) => {
        try {
          const [pathname = ''] = (request.url ?? '').split(/[?#]/, 1);
          const { base } = server.config;
          if (
            process.env['PORTFOLIO_LANGUAGE'] &&
            pathname !== '/' &&
            !`${pathname}/`.startsWith(base)
          ) {
            const text = `This server shows only ${base}. For the default language, stop it and run "pnpm dev" without PORTFOLIO_LANGUAGE.`;
            return response.writeHead(404, { 'Content-Type': 'text/plain' }).end(text);
          }
          const path = decodeURI(pathname).slice(base.length);
          const [, drawing] = /^art-[^/]+\/(.+)\.svg$/.exec(path) ?? [];
          if (/^resume\.(pdf|docx)$/.test(path)) {
            const printAppUrl = `http://127.0.0.1:${process.env['PRINT_PORT'] ?? 5174}/`;
            server.config.logger.info(
              `Only "pnpm build" creates ${path}. Redirected to the print app: ${printAppUrl}`,
            );
            response.writeHead(302, { Location: printAppUrl }).end();
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
