import { services, site } from '@portfolio/content/node';
import { runInLanguage } from '@portfolio/content/runInLanguage';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildSite, type BuiltSite } from '../prerender/buildSite';
import { headerPolicies } from '../prerender/policy';
import type { Target } from '../prerender/target';
import { deploymentManifest, type Manifest } from './manifest';

/** File to which a language's child process writes its `BuiltSite`. */
export const builtFile = 'built.json';

/**
 * Builds the site in all its languages: the default in the target's folder, every other language in a subfolder. Each subfolder is built in
 * a child process, because a process imports the content of only one language.
 *
 * @returns the hosting rules of all languages
 */
export async function buildLanguages(target: Target): Promise<Manifest> {
  const original = await buildSite(target);
  const translations: BuiltSite[] = [];
  for (const { folder } of site.languages ?? []) {
    if (folder !== '') translations.push(await buildLanguage(folder, target));
  }
  const [manifest, ...languages] = [original, ...translations].map(deploymentManifest);
  if (!manifest) throw new Error('The site has not been built');
  if (languages.length === 0) return manifest;
  const all = [manifest, ...languages];
  return {
    ...manifest,
    pages: all.flatMap(({ pages }) => pages),
    redirects: all.flatMap(({ redirects }) => redirects),
    rewrites: all.flatMap(({ rewrites }) => rewrites),
    folderRedirects: all.flatMap(({ folderRedirects }) => folderRedirects),
    languages,
    allPolicies: headerPolicies(
      [original, ...translations].flatMap(({ inline }) => inline),
      services,
    ),
  };
}

async function buildLanguage(folder: string, { outDir, base, siteUrl }: Target) {
  const languageDir = join(outDir, folder);
  await runInLanguage(folder, resolve(import.meta.dirname, 'buildLanguage.ts'), {
    PORTFOLIO_SITE_URL: `${siteUrl}/${folder}`,
    PORTFOLIO_BASE_PATH: `${base}${folder}/`,
    PORTFOLIO_OUT_DIR: languageDir,
  });
  const file = join(languageDir, builtFile);
  const built = JSON.parse(await readFile(file, 'utf8')) as BuiltSite;
  await rm(file);
  return built;
}
