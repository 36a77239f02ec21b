/**
 * Has the service worker (`worker/serviceWorker.ts`) keep what this visit shows, so that it can be read again without a
 * network. It starts when the page has loaded, and costs no second download: what this page has fetched before the worker was there
 * comes from the browser's cache.
 *
 * @param base the path the site is deployed below, with both slashes
 */
export async function registerServiceWorker(base: string) {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  const { serviceWorker } = navigator;
  const isFirstVisit = serviceWorker.controller === null;
  const takenOver = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  try {
    await serviceWorker.register(`${base}service-worker.js`);
  } catch {
    // Switched off, or a private window: the site works, only not offline.
    return;
  }
  if (!isFirstVisit) return;
  await takenOver;
  const tell = (urls: string[]) => serviceWorker.controller?.postMessage(urls);
  tell([window.location.href]);
  // It sees every request from now on, but not what was fetched before, nor what is still on its way.
  new PerformanceObserver((list) => tell(list.getEntries().map(({ name }) => name))).observe({
    type: 'resource',
    buffered: true,
  });
}

/** Empties the site's caches, so that what is wrong in them is fetched anew. */
export async function clearCaches(base: string) {
  if (!('caches' in window)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(`portfolio ${base} `));
  await Promise.all(names.map((name) => caches.delete(name)));
}
