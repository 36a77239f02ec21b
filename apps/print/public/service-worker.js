/* Caches the app for offline use, network first. */
const cacheName = 'resume-print';

async function networkFirst(request) {
  const cache = await caches.open(cacheName);
  const page = new URL('.', request.url);
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(page, response.clone());
    return response;
  } catch (error) {
    const cached = await cache.match(page);
    if (cached) return cached;
    throw error;
  }
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(cacheName).then((cache) => cache.add('./')));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(networkFirst(event.request));
});
