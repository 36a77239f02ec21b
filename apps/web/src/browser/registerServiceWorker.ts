/** Registers the service worker after the load event. */
export async function registerServiceWorker(base: string) {
  // Missing on insecure origins, and in documents that the visitor has left.
  const serviceWorker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!serviceWorker) return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  const script = `${base}service-worker.js`;
  // A parent folder's worker, such as the default language's, may control the page.
  const isFirstVisit = !serviceWorker.controller?.scriptURL.endsWith(script);
  const controlled = new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
  try {
    await serviceWorker.register(script);
  } catch {
    // Service workers are blocked, as in some private windows.
    return;
  }
  if (!isFirstVisit) return;
  await controlled;
  const sendToWorker = (urls: string[]) => serviceWorker.controller?.postMessage(urls);
  sendToWorker([window.location.href]);
  // The worker missed the files that loaded before it started.
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
