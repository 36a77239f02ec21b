/** What a configuration of Vite needs of the content. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { repository } from './tools/folders';
import type * as Pictures from './tools/pictures';

/** The folder of generated modules: this package's own, or the one that `PORTFOLIO_GENERATED` names from the repository's root on. */
export const generatedFolder = resolve(
  repository,
  process.env['PORTFOLIO_GENERATED'] || 'packages/content/generated',
);

/** Takes generated modules from the folder that `PORTFOLIO_GENERATED` names, for `resolve.alias`; without it, each package has its own. */
export const generatedAlias: Record<string, string> = process.env['PORTFOLIO_GENERATED']
  ? { '#generated': generatedFolder }
  : {};

/** The file of the generated folder that is there for development alone. */
export const developmentFile = 'development.json';

/** What is in it: the mistakes, one line each, and the image files. */
export interface Development {
  problems: readonly string[];
  pictures: readonly Pick<Pictures.PictureFile, 'path' | 'published'>[];
}

/** While developing, shows mistakes in the content over the page until they are mended, and serves the content's pictures. */
export function contentDevelopment(): Plugin {
  const file = join(generatedFolder, developmentFile);
  const read = async (): Promise<Development> =>
    existsSync(file)
      ? (JSON.parse(await readFile(file, 'utf8')) as Development)
      : { problems: [], pictures: [] };
  return {
    name: 'portfolio-content',
    apply: 'serve',
    // The packages' sources, never what was built of them.
    config: () => ({
      resolve: { conditions: ['source', 'module', 'browser', 'development'] },
      ssr: {
        noExternal: [/^@portfolio\//],
        resolve: { conditions: ['source', 'module', 'node', 'development'] },
      },
    }),
    configureServer(server) {
      async function show() {
        const { problems } = await read();
        if (problems.length === 0) return server.ws.send({ type: 'full-reload' });
        const err = { plugin: 'content', message: problems.join('\n'), stack: '' };
        server.ws.send({ type: 'error', err });
      }
      server.watcher.add(generatedFolder).on('all', (_, path) => {
        if (path === file)
          show().catch((error: Error) => server.config.logger.error(error.message));
      });
      server.ws.on('connection', async () => (await read()).problems.length > 0 && show());
      server.middlewares.use(async (request, response, next) => {
        const address = decodeURI((request.url ?? '').split('?')[0] ?? '');
        const path = `/${address.slice(server.config.base.length)}`;
        if (!path.startsWith('/images/')) return next();
        const { pictures } = await read();
        // Loaded by the server: what has loaded this file is closed by now, and would load no more.
        const { addressesOf, makePicture } = (await server.ssrLoadModule(
          join(import.meta.dirname, 'tools/pictures.ts'),
        )) as typeof Pictures;
        const picture = pictures.find(({ published }) => addressesOf(published).includes(path));
        if (!picture) return next();
        const kind = extname(path).slice(1).replace('jpg', 'jpeg').replace('svg', 'svg+xml');
        response.setHeader('Content-Type', `image/${kind}`);
        response.end(await readFile(await makePicture(picture, path)));
      });
    },
  };
}
