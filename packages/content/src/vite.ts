import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder, repository } from './tools/folders';
import type * as Pictures from './tools/pictures';

const { PORTFOLIO_GENERATED: configured, PORTFOLIO_LANGUAGE: language = '' } = process.env;

/** Folder of everything that the generator writes: `PORTFOLIO_GENERATED` (relative to the repository), or else this package's `generated`. */
const outFolder = resolve(repository, configured || 'packages/content/generated');

/** Folder of generated modules. Unless `PORTFOLIO_GENERATED` is set, `PORTFOLIO_LANGUAGE` names a subfolder. */
export const generatedFolder = configured ? outFolder : join(outFolder, language.toLowerCase());

/** Value for `resolve.alias` that redirects generated modules to another folder than the default. */
export const generatedAlias: Record<string, string> =
  configured || language ? { '#generated': generatedFolder } : {};

/** Folder of the owner's files that are published unchanged. */
export const publicFolder = join(contentFolder, 'public');

/** Facts for the development server, which are the same for all languages. */
export const developmentFileName = 'development.json';

/** The content's mistakes, one line each, and its image files. */
export interface DevelopmentFile {
  problems: readonly string[];
  pictures: readonly Pick<Pictures.PictureFile, 'path' | 'published'>[];
}

/** Vite's watcher drops a second change within 50 ms, so the file is read after that. */
const readDelayMs = 60;

/** Shown in place of every page while the content has mistakes. */
const invalidPage =
  '<!doctype html><html lang="en"><title>Mistakes in the content</title><p>Fix the mistakes in the content, which the terminal lists. This page then reloads.</p></html>';

/** In development, replaces all pages while the content has mistakes, lists the mistakes in an overlay, and serves the pictures. */
export function contentDevelopment(): Plugin {
  const file = join(outFolder, developmentFileName);
  const fetchedModule = join(generatedFolder, 'build.ts');
  const read = async (): Promise<DevelopmentFile> =>
    existsSync(file)
      ? (JSON.parse(await readFile(file, 'utf8')) as DevelopmentFile)
      : { problems: [], pictures: [] };
  return {
    name: 'portfolio-content',
    apply: 'serve',
    // Resolves packages to their sources instead of their builds.
    config: () => ({
      resolve: { conditions: ['source', 'module', 'browser', 'development'] },
      ssr: {
        noExternal: [/^@portfolio\//],
        resolve: { conditions: ['source', 'module', 'node', 'development'] },
      },
    }),
    transformIndexHtml: {
      order: 'pre',
      // Hides pages, because the generated modules may contain the demo until the owner's content is valid.
      handler: async () => ((await read()).problems.length > 0 ? invalidPage : undefined),
    },
    hotUpdate({ file: changed }) {
      // Pages fetch this content as data, so hot updates do not reach them.
      if (this.environment.name === 'client' && resolve(changed) === fetchedModule)
        this.environment.hot.send('data-changed');
    },
    configureServer(server) {
      async function updateOverlay() {
        const { problems } = await read();
        if (problems.length === 0) return server.ws.send({ type: 'full-reload' });
        const err = { plugin: 'content', message: problems.join('\n'), stack: '' };
        server.ws.send({ type: 'error', err });
      }
      server.watcher.add(outFolder).on('all', (_, path) => {
        if (path !== file) return;
        setTimeout(
          () => updateOverlay().catch((error: Error) => server.config.logger.error(error.message)),
          readDelayMs,
        );
      });
      server.ws.on('connection', async () => (await read()).problems.length > 0 && updateOverlay());
      server.middlewares.use(async (request, response, next) => {
        const url = decodeURI((request.url ?? '').split('?')[0] ?? '');
        const path = `/${url.slice(server.config.base.length)}`;
        if (!path.startsWith('/images/')) return next();
        const { pictures } = await read();
        // Loaded through the server, because Vite has already shut down the loader of the config file.
        const { makePicture, urlsOf } = (await server.ssrLoadModule(
          join(import.meta.dirname, 'tools/pictures.ts'),
        )) as typeof Pictures;
        const picture = pictures.find(({ published }) => urlsOf(published).includes(path));
        if (!picture) return next();
        const kind = extname(path).slice(1).replace('jpg', 'jpeg').replace('svg', 'svg+xml');
        try {
          const converted = await readFile(await makePicture(picture, path));
          response.setHeader('Content-Type', `image/${kind}`).end(converted);
        } catch (error) {
          server.config.logger.error((error as Error).message);
          response.writeHead(500).end();
        }
      });
    },
  };
}
