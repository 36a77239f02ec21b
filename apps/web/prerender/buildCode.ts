import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type * as Entry from './entry';
import { appFolder } from './target';

/** What Vite has made of the application. */
export interface BuiltCode {
  /** The application, ready to render pages in Node. */
  entry: typeof Entry;
  /** The built `index.html`, into which pages are put. */
  template: string;
  /** Which module is in which file. */
  manifest: Manifest;
}

/**
 * Builds the code for the browser into the site's folder, then the same for Node, and loads that.
 *
 * @param artFolder name of the folder that will hold the drawings
 */
export async function buildCode(options: {
  outDir: string;
  base: string;
  artFolder: string;
}): Promise<BuiltCode> {
  const { outDir, base, artFolder } = options;
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
