import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import type { OfflineFiles } from '../worker/offlineFiles';
import { appFolder } from './target';

/**
 * Builds the service worker as one file with a fixed name.
 *
 * @param folder temporary folder of this build, for the worker's entry module
 * @param languageFolders folders of other languages inside the site's folder
 */
export async function buildServiceWorker(
  outDir: string,
  folder: string,
  offline: OfflineFiles,
  languageFolders: readonly string[],
): Promise<void> {
  const entry = join(folder, 'serviceWorker.ts');
  await mkdir(folder, { recursive: true });
  await writeFile(
    entry,
    `import { ignoreFolders, addListeners } from ${JSON.stringify(join(appFolder, 'worker/serviceWorker.ts'))};\n` +
      (languageFolders.length > 0 ? `ignoreFolders(${JSON.stringify(languageFolders)});\n` : '') +
      `addListeners(${JSON.stringify(offline)});\n`,
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
