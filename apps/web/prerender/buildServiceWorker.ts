import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { OfflineFiles } from '../worker/offlineFiles';
import { appFolder } from './target';

/**
 * Builds the service worker into one file of a fixed name, which is what browsers ask for to learn of a new one. The names of files that
 * it keeps are in its code, so that it changes with them.
 *
 * @param outDir the folder of the site
 * @param folder a folder of this build, for the module that starts the worker
 */
export async function buildServiceWorker(
  outDir: string,
  folder: string,
  offline: OfflineFiles,
): Promise<void> {
  const entry = join(folder, 'serviceWorker.ts');
  await mkdir(folder, { recursive: true });
  await writeFile(
    entry,
    `import { serve } from ${JSON.stringify(join(appFolder, 'worker/serviceWorker.ts'))};\n` +
      `serve(${JSON.stringify(offline)});\n`,
  );
  await build({
    configFile: false,
    root: appFolder,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry,
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  });
}
