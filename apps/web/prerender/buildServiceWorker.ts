import { build } from 'vite';
import { appFolder } from './target';

/** Values that the build inserts into `worker/serviceWorker.ts`. Paths are relative to the scope. */
export interface OfflineFiles {
  /** Path of the offline document, with a version that changes with its content. */
  page: string;
  /** Code of the search and of article pages; empty if the site has no search. */
  searchCode: readonly string[];
  /** Folders of other languages inside the site's folder. */
  otherLanguages: readonly string[];
}

/** Builds the service worker as one file with a fixed name. */
export async function buildServiceWorker(outDir: string, offline: OfflineFiles): Promise<void> {
  await build({
    configFile: false,
    root: appFolder,
    publicDir: false,
    logLevel: 'warn',
    define: { offlineFiles: JSON.stringify(offline) },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: 'worker/serviceWorker.ts',
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  });
}
