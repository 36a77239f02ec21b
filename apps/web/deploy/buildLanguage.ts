import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from '../prerender/buildSite';
import { readTarget } from '../prerender/target';
import { manifestFile } from './languages';
import { deploymentManifest } from './manifest';

// Builds one language. `languages.ts` runs this file in a child process.
const target = readTarget();
const manifest = deploymentManifest(await buildSite(target));
await writeFile(join(target.outDir, manifestFile), JSON.stringify(manifest));
// Crawlers read only the `robots.txt` at the root.
await rm(join(target.outDir, 'robots.txt'));
