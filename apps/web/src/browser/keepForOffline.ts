/** Resolves when the page and all that it shows has been loaded. */
const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

/**
 * Has the service worker (`worker/serviceWorker.ts`) keep what this visit shows, so that it can be read again without a
 * network. It starts when the page has loaded, and costs no second download: what this page has fetched before the worker was there
 * comes from the browser's cache.
 *
 * @param base the path the site is deployed below, with both slashes
 */
export async function keepForOffline(base: string) {
  if (!('serviceWorker' in navigator)) return;
  await loaded();
  const isFirstVisit = navigator.serviceWorker.controller === null;
  try {
    await navigator.serviceWorker.register(`${base}service-worker.js`);
  } catch {
    // Switched off, or a private window: the site works, only not offline.
    return;
  }
  if (!isFirstVisit) return;
  const { active } = await navigator.serviceWorker.ready;
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage([window.location.href, ...fetched]);
}
