import { join } from 'node:path';
import { build } from 'vite';
import { appFolder } from './target';

/**
 * Builds the service worker into one file of a fixed name, which is what browsers ask for to learn of a new one.
 *
 * @param offlinePage address of the document without a page, below the site's base
 * @param searchCode files of the search's code, below the site's base
 */
export async function buildServiceWorker(
  outDir: string,
  offlinePage: string,
  searchCode: readonly string[],
) {
  await build({
    configFile: false,
    root: appFolder,
    publicDir: false,
    logLevel: 'warn',
    define: {
      __OFFLINE_PAGE__: JSON.stringify(offlinePage),
      __SEARCH_CODE__: JSON.stringify(searchCode),
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(appFolder, 'worker/serviceWorker.ts'),
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  });
}
