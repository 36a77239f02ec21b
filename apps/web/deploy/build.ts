import { offPages, resolveServices, unconfiguredLines } from '@portfolio/content/node';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from '../prerender/buildSite';
import { readTarget } from '../prerender/target';
import { deploymentManifest } from './manifest';
import { localHeadersFile, staticHostFiles } from './staticHosts';

// The folder is what Netlify, Cloudflare Pages and GitHub Pages publish: each finds its rules in it and ignores the others'.
const target = readTarget();
const manifest = deploymentManifest(await buildSite(target));
for (const [name, text] of [
  ...staticHostFiles(manifest),
  ['headers.json', localHeadersFile(manifest)] as const,
]) {
  await writeFile(join(target.outDir, name), text);
}
unconfiguredLines(resolveServices(), offPages).forEach((line) => console.log(line));
