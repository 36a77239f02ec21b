import { searchPaths } from '../src/search/searchFiles';
import type { OfflineFiles } from './offlineFiles';
import { isIntact, strategyFor } from './strategy';

declare const self: ServiceWorkerGlobalScope;

let offline: OfflineFiles;

const { scope } = self.registration;
/** Sites may share an origin, as on GitHub Pages. */
const cachePrefix = `portfolio ${new URL(scope).pathname} `;
/** Increase this to discard all caches when their format changes. */
const version = 'v2';
/** Cache for immutable files. */
const files = { name: `${cachePrefix}files ${version}`, limit: 400 };
/** Cache for pages, data and other files. */
const pages = { name: `${cachePrefix}pages ${version}`, limit: 100 };

/** A query only filters a page, so each page is cached once. */
const anyQuery = { ignoreSearch: true };
const withoutQuery = (url: string) => url.split(/[?#]/, 1)[0] ?? url;

/** Excludes redirected responses, because browsers reject them for navigation. */
async function isCacheable(url: string, response: Response) {
  if (!response.ok || response.redirected || response.type !== 'basic') return false;
  const { size } = await response.clone().blob();
  return isIntact(url, response.headers.get('content-type'), size);
}

async function addToCache(url: string, response: Response, { name, limit }: typeof files) {
  if (!(await isCacheable(url, response.clone()))) return;
  const cache = await caches.open(name);
  await cache.put(withoutQuery(url), response);
  const all = await cache.keys();
  await Promise.all(all.slice(0, -limit).map((oldest) => cache.delete(oldest)));
  // If the visitor has used the search, keeps the search code up to date so that the search works offline after a deployment.
  if (name === pages.name && (await findCached(scope + searchPaths.directory, pages))) {
    await cacheMissing(offline.searchCode.map((file) => scope + file));
  }
}

const findCached = async (url: string, { name }: typeof files) =>
  (await caches.open(name)).match(url, anyQuery);

async function cacheFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached = await findCached(request.url, files);
  if (cached) return cached;
  let response = await fetch(request);
  if (!(await isCacheable(request.url, response.clone()))) {
    // Bypasses the browser's cache, which may contain a long-lived 404 response.
    response = await fetch(request.url, { cache: 'reload' });
    // Returns an error instead of the bad response, which the browser would cache.
    if (!(await isCacheable(request.url, response.clone()))) return Response.error();
  }
  event.waitUntil(addToCache(request.url, response.clone(), files));
  return response;
}

async function fromNetwork(event: FetchEvent): Promise<Response> {
  const response = await fetch(event.request);
  event.waitUntil(addToCache(event.request.url, response.clone(), pages));
  return response;
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    return await fromNetwork(event);
  } catch (error) {
    const cached =
      (await findCached(request.url, pages)) ??
      (request.mode === 'navigate' ? await findCached(scope + offline.page, pages) : undefined);
    if (cached) return cached;
    throw error;
  }
}

async function cacheMissing(urls: readonly string[]) {
  for (const url of new Set(urls.map(withoutQuery))) {
    const request = new Request(url);
    const strategy = strategyFor(request, scope);
    if (strategy === 'ignore') continue;
    const store = strategy === 'cache-first' ? files : pages;
    if (!(await findCached(url, store))) await addToCache(url, await fetch(request), store);
  }
}

/**
 * Ignores requests to other languages' folders. This worker receives such requests until the other language has its own worker. Call this
 * before `addListeners`.
 */
export function ignoreFolders(folders: readonly string[]): void {
  self.addEventListener('fetch', (event) => {
    if (folders.some((folder) => event.request.url.startsWith(`${scope}${folder}/`))) {
      event.stopImmediatePropagation();
    }
  });
}

/** Adds the worker's event listeners. Call this synchronously when the script starts. */
export function addListeners(offlineFiles: OfflineFiles): void {
  offline = offlineFiles;

  self.addEventListener('install', (event) => {
    // Old and new workers respond the same way, so a new worker activates at once.
    void self.skipWaiting();
    const url = scope + offline.page;
    event.waitUntil(fetch(url).then((response) => addToCache(url, response, pages)));
  });

  self.addEventListener('activate', (event) => {
    const currentNames = [files.name, pages.name];
    event.waitUntil(
      caches
        .keys()
        .then((names) =>
          names.filter((name) => name.startsWith(cachePrefix) && !currentNames.includes(name)),
        )
        .then((old) => Promise.all(old.map((name) => caches.delete(name))))
        .then(() => self.clients.claim()),
    );
  });

  self.addEventListener('fetch', (event) => {
    const strategy = strategyFor(event.request, scope);
    if (strategy === 'cache-first') event.respondWith(cacheFirst(event));
    if (strategy === 'network-first') event.respondWith(networkFirst(event));
    if (strategy === 'network-only') event.respondWith(fromNetwork(event));
  });

  self.addEventListener('message', (event) => {
    event.waitUntil(cacheMissing(event.data as string[]));
  });
}
