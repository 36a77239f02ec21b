import { hash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type * as Entry from './entry';
import { appFolder } from './target';
import type { Feature } from './usedFeatures';

/**
 * Builds the app for browsers into the site's folder. Also builds the app for Node, and loads it.
 *
 * @param features true for each optional feature that the site uses; the code of unused features is omitted
 * @returns the app's Node entry, the built `index.html`, Vite's manifest, and the folder of the Node code
 */
export async function buildCode(
  outDir: string,
  base: string,
  artFolder: string,
  features: Readonly<Record<Feature, boolean>>,
) {
  // The app reads these variables from `import.meta.env` (`src/artBase.ts`, `src/vite-env.d.ts`).
  process.env['VITE_ART_FOLDER'] = artFolder;
  for (const [name, isUsed] of Object.entries(features)) {
    const snakeCase = name.replace(/[A-Z]/g, '_$&').toUpperCase();
    process.env[`VITE_HAS_${snakeCase}`] = isUsed ? 'yes' : 'no';
  }
  const common = {
    root: appFolder,
    base,
    logLevel: 'warn' as const,
  };
  await build({ ...common, build: { outDir, emptyOutDir: true } });
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const manifestFile = join(outDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  await rm(dirname(manifestFile), { recursive: true });

  // The code for Node is inside the app's folder, so that Node finds its dependencies. The hash gives parallel builds separate folders.
  const name = hash('sha256', outDir).slice(0, 8);
  const serverDir = join(appFolder, 'node_modules/.prerender', name);
  await build({
    ...common,
    build: {
      ssr: 'prerender/entry.tsx',
      outDir: serverDir,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
    },
  });
  const entry = (await import(pathToFileURL(join(serverDir, 'entry.js')).href)) as typeof Entry;
  return { entry, template, manifest, serverDir };
}
