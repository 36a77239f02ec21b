import { posix } from 'node:path';
import type { BuiltSite } from '../prerender/buildSite';

/** A redirect or rewrite of a path or folder. */
interface Rule {
  from: string;
  to: string;
}

/** The pages and rules of one language's site, from which the hosts' files are written. All paths include the base. */
export interface Manifest {
  base: string;
  /** Pages at the top level, without the home page. */
  pages: readonly string[];
  /** Folders of all other pages, without a trailing slash. */
  folders: readonly string[];
  /** Permanent redirects (301) from aliases. */
  redirects: readonly Rule[];
  /** Folders that are also served at a capitalised path. A build on a case-insensitive file system cannot contain both spellings. */
  rewrites: readonly Rule[];
  /** Folders of files with a content hash in their name. */
  immutable: readonly string[];
}

/** The manifest of the default language, then those of the others. */
export type Manifests = readonly [Manifest, ...Manifest[]];

/** Headers for every response. Each document has its content security policy in a `<meta>`, but only a header can forbid framing. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  // Browsers ignore this header over HTTP. Subdomains are excluded, because they may belong to somebody else.
  'Strict-Transport-Security': 'max-age=31536000',
};

export function deploymentManifest({ base, pages, artFolder }: BuiltSite): Manifest {
  const withBase = (path: string) => base + path.slice(1);
  const folderOf = (path: string) => withBase(posix.dirname(path));
  const isTopLevel = (path: string) => posix.dirname(path) === '/';
  const inFolders = pages.filter(({ path }) => !isTopLevel(path));
  const rewrites = inFolders.flatMap(({ path, linked }) =>
    linked ? [[folderOf(linked), folderOf(path)] as const] : [],
  );
  return {
    base,
    pages: pages
      .filter(({ path }) => isTopLevel(path) && path !== '/')
      .map(({ path }) => withBase(path)),
    folders: [...new Set(inFolders.map(({ path }) => folderOf(path)))],
    redirects: pages.flatMap(({ path, aliases }) =>
      aliases.map((alias) => ({ from: withBase(alias), to: withBase(path) })),
    ),
    rewrites: [...new Map(rewrites)].map(([from, to]) => ({ from, to })),
    immutable: ['assets', 'fonts', 'images', artFolder].map((folder) => `${base}${folder}/`),
  };
}
