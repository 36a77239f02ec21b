import { resolveServices, unconfiguredLines } from '@portfolio/content/node';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deploymentManifest } from '../deploy/manifest';
import { localHeadersFile, staticHostFiles } from '../deploy/staticHosts';
import { buildSite } from './buildSite';
import { readTarget } from './target';

// The folder is what Netlify, Cloudflare Pages and GitHub Pages publish: each finds its rules in it and ignores the others'.
const target = readTarget();
const manifest = deploymentManifest(await buildSite(target));
for (const [name, text] of [
  ...staticHostFiles(manifest),
  ['headers.json', localHeadersFile(manifest)] as const,
]) {
  await writeFile(join(target.outDir, name), text);
}
unconfiguredLines(resolveServices()).forEach((line) => console.log(line));
