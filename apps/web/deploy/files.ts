import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { disabledPages, sampleFields, services, unconfiguredLines } from '@portfolio/content/node';
import { appFolder, readTarget } from '../prerender/target';
import { compressFolder } from '@portfolio/tools/compress';
import { buildLanguages } from './languages';
import { localHeadersFile, nginxConfig, staticHostFiles } from './staticHosts';

/**
 * Builds the folder to deploy: `site/`, with compressed copies of its files, and `nginx.conf`.
 * The folder is not `dist`, because compressed copies could become outdated there.
 */
async function makeDeployFolder() {
  const target = readTarget();
  const folder = process.env['PORTFOLIO_OUT_DIR']
    ? target.outDir
    : join(appFolder, 'generated/deploy');
  const root = join(folder, 'site');
  const outDir = join(root, target.base);
  await rm(folder, { recursive: true, force: true });
  const manifests = await buildLanguages({ ...target, outDir });
  for (const [name, text] of staticHostFiles(manifests)) await writeFile(join(root, name), text);
  // Allows the local server to serve the folder.
  await writeFile(join(outDir, 'headers.json'), localHeadersFile(manifests));
  if (target.base !== '/') {
    // Without a top-level 404 page, Cloudflare Pages serves the home page for every unknown path.
    await copyFile(join(outDir, '404.html'), join(root, '404.html'));
    // The workflow for GitHub Pages uploads only `outDir`.
    await copyFile(join(root, '.nojekyll'), join(outDir, '.nojekyll'));
  }
  const template = await readFile(join(appFolder, 'deploy/nginx.conf'), 'utf8');
  await writeFile(join(folder, 'nginx.conf'), nginxConfig(manifests, template));
  if (sampleFields.length > 0) {
    const files = [...new Set(sampleFields.map(({ file }) => file))].join(', ');
    const warning = `The site contains samples, in ${files}. Run "pnpm content:check" to list them.`;
    console.warn(styleText('red', warning));
  }
  unconfiguredLines(services, disabledPages).forEach((line) => console.log(line));
  console.log(`${await compressFolder(root)} compressed files added. Publish the folder ${root}`);
}

await makeDeployFolder();
