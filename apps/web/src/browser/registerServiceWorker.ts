/**
 * Registers the service worker, which caches visited pages for offline use. Waits for the load event.
 * Resources fetched earlier come from the browser's cache.
 */
export async function registerServiceWorker(base: string) {
  if (!('serviceWorker' in navigator)) return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  const { serviceWorker } = navigator;
  const script = `${base}service-worker.js`;
  // A page may be controlled by the worker of a site in a folder above it, such as another language.
  const isFirstVisit = !serviceWorker.controller?.scriptURL.endsWith(script);
  const controlled = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  try {
    await serviceWorker.register(script);
  } catch {
    // Blocked, or a private window: the site works without offline support.
    return;
  }
  if (!isFirstVisit) return;
  await controlled;
  const sendToWorker = (urls: string[]) => serviceWorker.controller?.postMessage(urls);
  sendToWorker([window.location.href]);
  // The worker sees only requests from now on, so send it the earlier ones and those in flight.
  new PerformanceObserver((list) =>
    sendToWorker(list.getEntries().map(({ name }) => name)),
  ).observe({
    type: 'resource',
    buffered: true,
  });
}

/** Deletes the site's caches so that broken files are fetched again. */
export async function clearCaches(base: string) {
  if (!('caches' in window)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(`portfolio ${base} `));
  await Promise.all(names.map((name) => caches.delete(name)));
}
