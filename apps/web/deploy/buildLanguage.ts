import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from '../prerender/buildSite';
import { readTarget } from '../prerender/target';
import { builtFile } from './languages';

// Builds one language. `languages.ts` runs this file in a child process.
const target = readTarget();
const { base, pages, inline, policies, artFolder } = await buildSite(target);
const hostedPages = pages.map(({ path, linked, aliases }) => ({ path, linked, aliases }));
await writeFile(
  join(target.outDir, builtFile),
  JSON.stringify({ base, pages: hostedPages, inline, policies, artFolder }),
);
// Crawlers read only the `robots.txt` at the root.
await rm(join(target.outDir, 'robots.txt'));
