/** How the service worker answers a request. */
export type Strategy =
  /** From the cache; fetched only once, since its address changes with its content. */
  | 'cache-first'
  /** From the network; the last answer stands in without one. */
  | 'network-first'
  /** Not at all: the browser does what it would without a worker. */
  | 'ignore';

/**
 * Decides how a request is answered. Only what belongs to the site is ever cached: no other company's files, nothing that is
 * posted, and nothing of the local inbox.
 *
 * @param scope absolute address of the site's home page, with a slash at the end
 */
export function strategyFor({ method, url, headers }: Request, scope: string): Strategy {
  if (method !== 'GET' || !url.startsWith(scope) || headers.has('range')) return 'ignore';
  const path = url.slice(scope.length);
  if (/^(assets|fonts|art-[^/]+)\//.test(path)) return 'cache-first';
  return /^(inbox\/|service-worker\.js)/.test(path) ? 'ignore' : 'network-first';
}

/** What the type of a file's answer has to contain, by the ending of its address. */
const types: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /css/,
  json: /json/,
  svg: /svg/,
  woff2: /font|octet-stream/,
};

/**
 * Tells whether an answer is what its address promises. Hosts and networks answer with a page of their own and the status 200 when
 * something is wrong with them, and such an answer must not be cached: a page would not wake up again.
 *
 * @param size bytes of the answer's body
 */
export function isIntact(url: string, contentType: string | null, size: number): boolean {
  const [, ending = ''] = /\.([a-z\d]+)(?:[?#]|$)/i.exec(url.replace(/^.*\//, '')) ?? [];
  const expected = types[ending.toLowerCase()];
  return size > 0 && (!expected || expected.test(contentType ?? ''));
}
