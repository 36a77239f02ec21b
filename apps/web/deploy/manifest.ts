import { posix } from 'node:path';
import type { BuiltSite } from '../prerender/buildSite';

/** One address that stands for another, or one folder for another, whatever the slug. Paths carry the base. */
interface Rule {
  from: string;
  to: string;
}

/** A header's name and value; a name may come twice. */
export type Header = readonly [name: string, value: string];

/** Everything that a host has to do for the site, in no host's language. */
export interface Manifest {
  base: string;
  /** Addresses that answer with a page, canonical first. */
  pages: readonly { path: string; linked?: string }[];
  /** Addresses that move for good: 301. */
  redirects: readonly Rule[];
  /** Folders whose pages are found under a capitalised address too. They are copies on disk; these rules are for builds on systems
   * where `Blogs` and `blogs` are one folder. */
  rewrites: readonly Rule[];
  /** Folders whose pages move for good from another writing: 301. */
  folderRedirects: readonly Rule[];
  /** Sent with every answer. */
  headers: readonly Header[];
  /**
   * The content security policies of documents. They carry the hashes of all pages, some 2 KB, which would be most of what a small drawing
   * costs: so no other file has them.
   */
  policies: readonly string[];
  /** Where documents are: paths with the base, `*` at the end for anything. */
  documents: readonly string[];
  /** Folders, with the base, whose files never change. */
  immutable: readonly string[];
}

/** Cache rule of files whose name changes with their content. */
export const immutableCache = 'public, max-age=31536000, immutable';
/** Cache rule of everything else: kept, and asked about each time. Netlify and Cloudflare Pages send it by themselves. */
export const freshCache = 'public, max-age=0, must-revalidate';

/** Features of browsers that no page of the site uses, nor any that it shows. */
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
  // Browsers heed it over https only. Subdomains are left out: they may be somebody else's.
  ['Strict-Transport-Security', 'max-age=31536000'],
];

/** `/my-activity` as somebody types it from memory: `/My-Activity`. */
const capitalised = (path: string) =>
  path.replace(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase());

const unique = (rules: readonly Rule[]) => [
  ...new Map(rules.map((rule) => [rule.from, rule])).values(),
];

/** Works out what hosts have to do for a built site. */
export function deploymentManifest({ base, pages, policies, artFolder }: BuiltSite): Manifest {
  const at = (path: string) => base + path.slice(1);
  const isInFolder = (page: BuiltSite['pages'][number]) =>
    page.linked !== undefined || posix.dirname(page.path) !== '/';
  const folderOf = (path: string) => at(posix.dirname(path));

  const aliases = pages.flatMap(({ path, aliases }) =>
    aliases.map((alias) => ({ from: at(alias), to: at(path) })),
  );
  const writings = pages
    .filter((page) => !isInFolder(page) && page.path !== '/')
    .map(({ path }) => ({ from: at(capitalised(path)), to: at(path) }));
  const rewrites = unique(
    pages.flatMap(({ path, linked }) =>
      linked ? [{ from: folderOf(linked), to: folderOf(path) }] : [],
    ),
  );
  const answered = new Set(rewrites.map(({ from }) => from));
  const folderRedirects = unique(
    pages
      .filter(isInFolder)
      .map(({ path }) => ({ from: folderOf(capitalised(path)), to: folderOf(path) })),
  ).filter(({ from, to }) => from !== to && !answered.has(from));

  return {
    base,
    pages: pages.map(({ path, linked }) => ({
      path: at(path),
      ...(linked && { linked: at(linked) }),
    })),
    redirects: [...aliases, ...writings],
    rewrites,
    folderRedirects,
    headers: securityHeaders,
    policies,
    documents: [
      ...pages.filter((page) => !isInFolder(page)).map(({ path }) => at(path)),
      ...new Set(
        [...pages.filter(isInFolder).map(({ path }) => folderOf(path)), ...answered].map(
          (folder) => `${folder}/*`,
        ),
      ),
    ],
    immutable: ['assets', 'fonts', 'images', artFolder].map((folder) => `${base}${folder}/`),
  };
}
