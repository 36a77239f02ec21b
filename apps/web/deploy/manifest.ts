import { posix } from 'node:path';
import type { BuiltSite } from '../prerender/buildSite';

/** A redirect or rewrite of a path or folder. Paths include the base. */
interface Rule {
  from: string;
  to: string;
}

export type Header = readonly [name: string, value: string];

export interface Manifest {
  base: string;
  /** `linked` is the capitalised path that cards link to, if any. */
  pages: readonly { path: string; linked?: string }[];
  redirects: readonly Rule[];
  /** Folders that are also served at a capitalised path. A build on a case-insensitive file system cannot contain both spellings. */
  rewrites: readonly Rule[];
  /** Permanent redirects (301) from other spellings of a folder. */
  folderRedirects: readonly Rule[];
  headers: readonly Header[];
  /** Content security policies for documents. At 2 KB, they are too large to send with other files. */
  policies: readonly string[];
  /** Document paths with the base; `*` at the end matches anything. */
  documents: readonly string[];
  immutable: readonly string[];
  /** Manifests of the other languages. */
  languages?: readonly Manifest[];
  /** Content security policies that allow the inline code of documents in all languages. */
  allPolicies?: readonly string[];
}

/** `Cache-Control` for files with a content hash in their name. */
export const immutableCache = 'public, max-age=31536000, immutable';

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

const securityHeaders: readonly Header[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Permissions-Policy', unusedFeatures.map((feature) => `${feature}=()`).join(', ')],
  // Browsers ignore this header over HTTP. Subdomains are excluded, because they may belong to somebody else.
  ['Strict-Transport-Security', 'max-age=31536000'],
];

const capitalised = (path: string) =>
  path.replace(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase());

const unique = (rules: readonly Rule[]) => [
  ...new Map(rules.map((rule) => [rule.from, rule])).values(),
];

export function deploymentManifest({ base, pages, policies, artFolder }: BuiltSite): Manifest {
  const withBase = (path: string) => base + path.slice(1);
  const isInFolder = (page: BuiltSite['pages'][number]) =>
    page.linked !== undefined || posix.dirname(page.path) !== '/';
  const folderOf = (path: string) => withBase(posix.dirname(path));

  const aliases = pages.flatMap(({ path, aliases }) =>
    aliases.map((alias) => ({ from: withBase(alias), to: withBase(path) })),
  );
  const capitalisedPaths = pages
    .filter((page) => !isInFolder(page) && page.path !== '/')
    .map(({ path }) => ({ from: withBase(capitalised(path)), to: withBase(path) }));
  const rewrites = unique(
    pages.flatMap(({ path, linked }) =>
      linked ? [{ from: folderOf(linked), to: folderOf(path) }] : [],
    ),
  );
  const rewrittenFolders = new Set(rewrites.map(({ from }) => from));
  const folderRedirects = unique(
    pages
      .filter(isInFolder)
      .map(({ path }) => ({ from: folderOf(capitalised(path)), to: folderOf(path) })),
  ).filter(({ from, to }) => from !== to && !rewrittenFolders.has(from));

  return {
    base,
    pages: pages.map(({ path, linked }) => ({
      path: withBase(path),
      ...(linked && { linked: withBase(linked) }),
    })),
    redirects: [...aliases, ...capitalisedPaths],
    rewrites,
    folderRedirects,
    headers: securityHeaders,
    policies,
    documents: [
      ...pages.filter((page) => !isInFolder(page)).map(({ path }) => withBase(path)),
      ...new Set(
        [...pages.filter(isInFolder).map(({ path }) => folderOf(path)), ...rewrittenFolders].map(
          (folder) => `${folder}/*`,
        ),
      ),
    ],
    immutable: ['assets', 'fonts', 'images', artFolder].map((folder) => `${base}${folder}/`),
  };
}
