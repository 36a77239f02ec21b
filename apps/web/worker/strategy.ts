/** How the service worker answers a request. */
export type Strategy =
  /** From what was kept; fetched only once, since its address changes with its content. */
  | 'kept'
  /** From the network; what was kept last is the answer without one. */
  | 'fresh'
  /** Not at all: the browser does what it would without a worker. */
  | 'untouched';

/** What of a request decides how it is answered. */
export interface RequestFacts {
  method: string;
  url: string;
  headers: { has(name: string): boolean };
}

/**
 * Decides how a request is answered. Only what belongs to the site is ever kept: no other company's files, nothing that is
 * posted, and nothing of the local inbox.
 *
 * @param scope absolute address of the site's home page, with a slash at the end
 */
export function strategyFor({ method, url, headers }: RequestFacts, scope: string): Strategy {
  if (method !== 'GET' || !url.startsWith(scope) || headers.has('range')) return 'untouched';
  const path = url.slice(scope.length);
  if (/^(assets|fonts|art-[^/]+)\//.test(path)) return 'kept';
  return /^(inbox\/|service-worker\.js)/.test(path) ? 'untouched' : 'fresh';
}
