import { searchFolder, searchPaths } from '../src/search/searchFiles';

export type Strategy =
  /** Fetched once and cached, because the URL changes with the content. */
  | 'cache-first'
  /** Fetched; falls back to the last cached response. */
  | 'network-first'
  /** Fetched; cached only to record that the visitor has used the search. */
  | 'network-only'
  | 'ignore';

/** Request header for articles that the search fetches. These articles do not count as read. */
export const notReadHeader = 'x-not-read';

/**
 * Chooses how to respond to a request. Only the site's own files are cached, not third-party files, POST requests or the local inbox.
 * @param scope absolute URL of the home page, with a trailing slash
 */
export function strategyFor({ method, url, headers }: Request, scope: string): Strategy {
  if (method !== 'GET' || !url.startsWith(scope) || headers.has('range')) return 'ignore';
  if (headers.has(notReadHeader)) return 'ignore';
  const path = url.slice(scope.length);
  if (/^(assets|fonts|art-[^/]+)\//.test(path)) return 'cache-first';
  // Never served from the cache, so that the search falls back to the cached articles if this file cannot be fetched.
  if (path === searchPaths.directory) return 'network-only';
  if (path.startsWith(`${searchFolder}/`)) return 'ignore';
  return /^(inbox\/|service-worker\.js)/.test(path) ? 'ignore' : 'network-first';
}

const types: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /css/,
  json: /json/,
  svg: /svg/,
  woff2: /font|octet-stream/,
};

/**
 * Returns true if a response has a body and its content type fits the URL. Hosts and networks may send error pages with status 200.
 * @param size body size in bytes
 */
export function isIntact(url: string, contentType: string | null, size: number): boolean {
  const [, ending = ''] = /\.([a-z\d]+)(?:[?#]|$)/i.exec(url.replace(/^.*\//, '')) ?? [];
  const expected = types[ending.toLowerCase()];
  return size > 0 && (!expected || expected.test(contentType ?? ''));
}
