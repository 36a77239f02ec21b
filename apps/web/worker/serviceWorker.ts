import { searchPaths } from '../src/search/searchFiles';
import { isIntact, strategyFor } from './strategy';

declare const self: ServiceWorkerGlobalScope;
/** Path of the document without a page, below the scope; changes with every build that changes the document. */
declare const __OFFLINE_PAGE__: string;
/** Files of the search's code, below the scope; none where there is no search. */
declare const __SEARCH_CODE__: readonly string[];

const { scope } = self.registration;
/** Sites may share an origin (as GitHub Pages do), and with it the caches. */
const ours = `portfolio ${new URL(scope).pathname} `;
/** Counted up when what is kept, or how, changes: then all that was kept before is dropped. */
const version = 'v2';
/** Files that never change, and how many of them are kept. */
const files = { name: `${ours}files ${version}`, limit: 400 };
/** Pages, data and all else, and how many of them are kept. */
const pages = { name: `${ours}pages ${version}`, limit: 100 };

/** Queries only filter what a page shows, so a page is kept once. */
const anyQuery = { ignoreSearch: true };
const withoutQuery = (url: string) => url.split(/[?#]/, 1)[0] ?? url;

/** Whether an answer may be cached: no error, no redirect (no page can be opened with one), not another site's, and intact. */
async function isCacheable(url: string, response: Response) {
  if (!response.ok || response.redirected || response.type !== 'basic') return false;
  const { size } = await response.clone().blob();
  return isIntact(url, response.headers.get('content-type'), size);
}

async function keep(url: string, response: Response, { name, limit }: typeof files) {
  if (!(await isCacheable(url, response.clone()))) return;
  const cache = await caches.open(name);
  await cache.put(withoutQuery(url), response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, -limit).map((oldest) => cache.delete(oldest)));
  // Who has opened the search once can look through what was read without a network, also after a deployment with other code.
  if (name === pages.name && (await kept(scope + searchPaths.directory, pages))) {
    await keepSeen(__SEARCH_CODE__.map((file) => scope + file));
  }
}

const kept = async (url: string, { name }: typeof files) =>
  (await caches.open(name)).match(url, anyQuery);

async function cacheFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const known = await kept(request.url, files);
  if (known) return known;
  let response = await fetch(request);
  if (!(await isCacheable(request.url, response.clone()))) {
    // The browser's own cache keeps such answers for good too, and on hosts that choose headers by address those that a file is not
    // there: only this asks past it.
    response = await fetch(request.url, { cache: 'reload' });
    // Handed on, the wrong answer would stay in the browser's memory for as long as its headers allow.
    if (!(await isCacheable(request.url, response.clone()))) return Response.error();
  }
  event.waitUntil(keep(request.url, response.clone(), files));
  return response;
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    event.waitUntil(keep(request.url, response.clone(), pages));
    return response;
  } catch (error) {
    const last =
      (await kept(request.url, pages)) ??
      (request.mode === 'navigate' ? await kept(scope + __OFFLINE_PAGE__, pages) : undefined);
    if (last) return last;
    throw error;
  }
}

/** Keeps files that are not kept yet, such as what a page has fetched before this worker was there. */
async function keepSeen(urls: readonly string[]) {
  for (const url of new Set(urls.map(withoutQuery))) {
    const request = new Request(url);
    const strategy = strategyFor(request, scope);
    if (strategy === 'ignore') continue;
    const store = strategy === 'cache-first' ? files : pages;
    if (!(await kept(url, store))) await keep(url, await fetch(request), store);
  }
}

self.addEventListener('install', (event) => {
  // Answers of the old and the new worker are the same, so the new one need not wait.
  void self.skipWaiting();
  const url = scope + __OFFLINE_PAGE__;
  event.waitUntil(fetch(url).then((response) => keep(url, response, pages)));
});

self.addEventListener('activate', (event) => {
  const current = [files.name, pages.name];
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(ours) && !current.includes(name)))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, scope);
  if (strategy === 'cache-first') event.respondWith(cacheFirst(event));
  if (strategy === 'network-first') event.respondWith(networkFirst(event));
});

self.addEventListener('message', (event) => {
  event.waitUntil(keepSeen(event.data as string[]));
});
