import type { Plugin } from 'vite';
import type * as ContentArt from './contentArt';

/** Serves the drawings that the content adds while developing; in production they are files that the build writes. */
export function contentArt(): Plugin {
  return {
    name: 'portfolio-content-art',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = decodeURI((request.url ?? '').split(/[?#]/)[0] ?? '');
        const name = /^art-[^/]+\/(.+)\.svg$/.exec(path.slice(server.config.base.length))?.[1];
        if (!name) return next();
        try {
          const { extraDrawing } = (await server.ssrLoadModule(
            '/prerender/contentArt.ts',
          )) as typeof ContentArt;
          const svg = await extraDrawing(name);
          if (svg === undefined) return next();
          response.setHeader('Content-Type', 'image/svg+xml');
          response.end(svg);
        } catch {
          // No such drawing, nor one that a name makes: the next in line answers that it is not there.
          next();
        }
      });
    },
  };
}
