import { disabledPages, services, unconfiguredLines } from '@portfolio/content/node';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTarget } from '../prerender/target';
import { buildLanguages } from './languages';
import { localHeadersFile, staticHostFiles } from './staticHosts';

// Builds the site in all languages, and writes the configuration files for Netlify, Cloudflare Pages and GitHub Pages.
const target = readTarget();
const manifests = await buildLanguages(target);
for (const [name, text] of [
  ...staticHostFiles(manifests),
  ['headers.json', localHeadersFile(manifests)] as const,
]) {
  await writeFile(join(target.outDir, name), text);
}
unconfiguredLines(services, disabledPages).forEach((line) => console.log(line));
