import { resolveSite, type Environment } from '@portfolio/content/node';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';

export const appFolder = fileURLToPath(new URL('..', import.meta.url));

export interface Target {
  /** Output folder, emptied before each build. */
  outDir: string;
  /** The site's base path, with leading and trailing slashes. */
  base: string;
  /** The home page's URL, without a trailing slash. */
  siteUrl: string;
}

const withSlashes = (path: string) => `/${path}/`.replace(/\/{2,}/g, '/');

/**
 * Reads a build's output folder and URL. The URL's path is the base path.
 *
 * - `PORTFOLIO_SITE_URL` sets the URL for a deployment (see `resolveSite`)
 * - `PORTFOLIO_BASE_PATH` serves the site below another path, for a preview; absolute URLs stay the same
 * - `PORTFOLIO_OUT_DIR` sets an output folder other than `dist`, relative to `apps/web`
 *
 * @throws Error if a variable is invalid
 */
export function readTarget(env: Environment = process.env): Target {
  const siteUrl = resolveSite(env).url;
  const base = withSlashes(env['PORTFOLIO_BASE_PATH'] || new URL(siteUrl).pathname);
  if (!/^\/(?:[\w.~-]+\/)*$/.test(base)) {
    throw new Error('PORTFOLIO_BASE_PATH: write a path like /portfolio/');
  }
  return { siteUrl, base, outDir: resolve(appFolder, env['PORTFOLIO_OUT_DIR'] || 'dist') };
}
