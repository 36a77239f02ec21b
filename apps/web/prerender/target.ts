import { resolveSite, type Environment } from '@portfolio/content/node';
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';

/** The application's folder. */
export const appFolder = fileURLToPath(new URL('..', import.meta.url));

/** Where a build is written to and where it will be served from. */
export interface Target {
  /** The folder that is emptied and filled. */
  outDir: string;
  /** The path below which the site is served, with both slashes; '/' at the top of a domain. */
  base: string;
  /** The address of the home page without a slash at its end; all absolute addresses begin with it. */
  siteUrl: string;
}

/** Gives a path both its slashes: `portfolio` becomes `/portfolio/`. */
const withSlashes = (path: string) => `/${path}/`.replace(/\/{2,}/g, '/');

/**
 * Reads where a build goes. The site's address is the one setting: its path is the base path.
 *
 * - `PORTFOLIO_SITE_URL` sets the address for a deployment (see `resolveSite`)
 * - `PORTFOLIO_BASE_PATH` serves the same site below another path, as a preview does; addresses for others stay the site's own
 * - `PORTFOLIO_OUT_DIR` writes into another folder than `dist`, relative to `apps/web`
 *
 * @throws Error when a variable is not written as expected
 */
export function readTarget(env: Environment = process.env): Target {
  const siteUrl = resolveSite(env).url;
  const base = withSlashes(env['PORTFOLIO_BASE_PATH'] || new URL(siteUrl).pathname);
  if (!/^\/(?:[\w.~-]+\/)*$/.test(base)) {
    throw new Error('PORTFOLIO_BASE_PATH: write a path like /portfolio/');
  }
  return { siteUrl, base, outDir: resolve(appFolder, env['PORTFOLIO_OUT_DIR'] || 'dist') };
}
