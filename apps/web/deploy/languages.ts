import { site } from '@portfolio/content/node';
import { runInLanguage } from '@portfolio/content/runInLanguage';
import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildSite } from '../prerender/buildSite';
import type { Target } from '../prerender/target';
import { deploymentManifest, type Manifest, type Manifests } from './manifest';

/** File to which a language's child process writes its manifest. */
export const manifestFile = 'built.json';

/**
 * Builds the site in all its languages: the default in the target's folder, every other language in a subfolder. Each subfolder is built in
 * a child process, because a process imports the content of only one language.
 */
export async function buildLanguages(target: Target): Promise<Manifests> {
  const manifests: [Manifest, ...Manifest[]] = [deploymentManifest(await buildSite(target))];
  for (const { folder } of site.languages ?? []) {
    if (folder !== '') manifests.push(await buildLanguage(folder, target));
  }
  return manifests;
}

async function buildLanguage(folder: string, { outDir, base, siteUrl }: Target) {
  const languageDir = join(outDir, folder);
  await runInLanguage(folder, resolve(import.meta.dirname, 'buildLanguage.ts'), {
    PORTFOLIO_SITE_URL: `${siteUrl}/${folder}`,
    PORTFOLIO_BASE_PATH: `${base}${folder}/`,
    PORTFOLIO_OUT_DIR: languageDir,
  });
  const file = join(languageDir, manifestFile);
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await rm(file);
  return manifest;
}
