import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type * as Entry from './entry';
import { appFolder } from './target';

/**
 * Builds the code for the browser into the site's folder, then the same for Node, and loads that.
 *
 * @param artFolder name of the folder that will hold the drawings
 * @returns the application, ready to render pages in Node; the built `index.html`, into which they are put; which module is in which file
 */
export async function buildCode(outDir: string, base: string, artFolder: string) {
  const common = {
    root: appFolder,
    base,
    define: { 'import.meta.env.VITE_ART_FOLDER': JSON.stringify(artFolder) },
    logLevel: 'warn' as const,
  };
  await build({ ...common, build: { outDir, emptyOutDir: true } });
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const manifestFile = join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(dirname(manifestFile), { recursive: true });

  // Below the application, where Node finds its dependencies. Builds into other folders may run beside this one.
  const name = createHash('sha256').update(outDir).digest('hex').slice(0, 8);
  const serverDir = join(appFolder, 'node_modules/.prerender', name);
  await build({
    ...common,
    build: { ssr: 'prerender/entry.tsx', outDir: serverDir, emptyOutDir: true, manifest: false },
  });
  const entry = (await import(pathToFileURL(join(serverDir, 'entry.js')).href)) as typeof Entry;
  return { entry, template, manifest };
}
