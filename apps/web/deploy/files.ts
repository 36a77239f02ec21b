import { copyFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { sampleFields } from '@portfolio/content/node';
import { buildSite } from '../prerender/buildSite';
import { appFolder, readTarget } from '../prerender/target';
import { compressFolder } from '@portfolio/tools/compress';
import { nginxConfig } from './nginx';
import { deploymentManifest } from './manifest';
import { staticHostFiles } from './staticHosts';

/**
 * Makes the folder that goes to a server of one's own, `apps/web/generated/deploy` (or `PORTFOLIO_OUT_DIR`): `site/` with every file
 * also compressed, and `nginx.conf`. With a base path the site lies below it in `site/`, which then is what a static host publishes too.
 *
 * It builds by itself and leaves `dist` alone, where compressed files would outlive the files they were made from.
 */
async function makeDeployFolder() {
  const target = readTarget();
  const folder = process.env['PORTFOLIO_OUT_DIR']
    ? target.outDir
    : join(appFolder, 'generated/deploy');
  const root = join(folder, 'site');
  const outDir = join(root, target.base);
  await rm(folder, { recursive: true, force: true });
  const manifest = deploymentManifest(await buildSite({ ...target, outDir }));
  for (const [name, text] of staticHostFiles(manifest)) await writeFile(join(root, name), text);
  if (target.base !== '/') {
    // Without a 404 page at the top, Cloudflare Pages answers every address with the home page.
    await copyFile(join(outDir, '404.html'), join(root, '404.html'));
    // GitHub Pages publishes the folder below the base path, which is the repository's name there.
    await copyFile(join(root, '.nojekyll'), join(outDir, '.nojekyll'));
  }
  await writeFile(join(folder, 'nginx.conf'), nginxConfig(manifest));
  if (sampleFields.length > 0) {
    const files = [...new Set(sampleFields.map(({ file }) => file))].join(', ');
    const warning = `Samples are published as if true, in ${files}: "pnpm content:check" lists them.`;
    console.warn(styleText('red', warning));
  }
  console.log(
    `${await compressFolder(root)} compressed files beside them; all of it is in ${folder}`,
  );
}

await makeDeployFolder();
