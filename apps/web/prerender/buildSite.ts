import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import { pageDocument } from './document';
import type * as Entry from './entry';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const serverBuild = join(root, 'node_modules/.prerender');

async function write(path: string, text: string) {
  const file = join(dist, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Builds the code for the browser, then the same for Node, which renders every page to a file. */
async function buildSite() {
  await build({ root, logLevel: 'warn' });
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: 'prerender/entry.tsx', outDir: serverBuild, emptyOutDir: true, manifest: false },
  });
  const { listAddresses, dataFiles, renderPage } = (await import(
    pathToFileURL(join(serverBuild, 'entry.js')).href
  )) as typeof Entry;

  const base = process.env['PORTFOLIO_BASE_PATH'] ?? '/';
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(
    await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  await rm(join(dist, '.vite'), { recursive: true });

  for (const [path, data] of dataFiles()) await write(path, JSON.stringify(data));

  const addresses = listAddresses();
  for (const { path, copies } of addresses) {
    const html = pageDocument(await renderPage(path, base), { template, manifest, base });
    for (const place of [path, ...copies]) {
      // Some hosts answer /about from about.html, others from about/index.html without a redirect: both are there.
      if (place !== '/') await write(`${place.slice(1)}.html`, html);
      await write(`${place.slice(1)}/index.html`, html);
    }
  }
  const notFound = await renderPage('/404', base);
  await write('404.html', pageDocument(notFound, { template, manifest, base, isNotFound: true }));
  await write(
    'routes.json',
    JSON.stringify([
      ...addresses.map(({ path, copies }) => ({ path, copies, status: 200 })),
      { path: '/404', copies: [], status: 404 },
    ]),
  );
  console.log(`${addresses.length + 1} pages prerendered into apps/web/dist`);
}

await buildSite();
