import { services, settings, site } from '@portfolio/content';
import { language } from '@portfolio/messages';
import { directionOf } from '@portfolio/messages/direction';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { replayEarlyClicks } from './browser/earlyClicks';
import { prefetchOnIntent } from './browser/prefetchOnIntent';
import { registerServiceWorker } from './browser/registerServiceWorker';
import { reportWebVitals } from './browser/reportWebVitals';
import { installTrustedTypes } from './browser/trustedTypes';
import { fetchData } from './navigation/fetchData';
import { createPageStore, type PageStore } from './navigation/pageStore';
import { guardAgainstTranslators } from './navigation/translationGuard';
import { cleanPath, loadCode, matchRoute } from './routes';
import { followDirection } from './services/translation/followDirection';

const base = import.meta.env.BASE_URL;
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

installTrustedTypes();
guardAgainstTranslators();
followDirection();

const { pathname: requestedPath, search, hash } = window.location;

/** Returns the path. If the router does not know it, returns the document's canonical path and shows that in the address bar. */
function knownPathname(pathname: string) {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  if (!canonical || matchRoute(pathname).id !== 'notFound') return pathname;
  const canonicalPathname = canonical.slice(site.url.length);
  window.history.replaceState(
    window.history.state,
    '',
    base + canonicalPathname.slice(1) + search + hash,
  );
  return canonicalPathname;
}

const createStore = () => createPageStore(fetchData, settings.chunks.timeoutMs);
const store = createStore();

const pathname = cleanPath(`/${requestedPath.slice(base.length)}`);
const trailingSlash = pathname !== '/' && requestedPath.endsWith('/') ? '/' : '';
const currentPath = base + pathname.slice(1) + trailingSlash;
if (requestedPath !== currentPath) {
  // The host may also serve the page at another path, such as `/about.html`.
  window.history.replaceState(window.history.state, '', currentPath + search + hash);
}
const isNotFound = document.documentElement.hasAttribute('data-not-found');
const match = matchRoute(
  import.meta.env.VITE_HAS_OLD_PATHS === 'no' || isNotFound ? pathname : knownPathname(pathname),
);

/** The document contains drawings (`prerender/drawings.ts`), which stay there after route changes. */
const hasDrawing = (_: string, layerId: string) => document.getElementById(layerId) !== null;

// `navigation/usePageChange.ts` handles transitions instead of the router.
const createApp = (pages: PageStore, Root = App) => (
  <BrowserRouter basename={base} useTransitions={false}>
    <Root store={pages} hasDrawing={hasDrawing} />
  </BrowserRouter>
);

const waitBeforeRetry = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    setTimeout(resolve, 10_000);
  });

/**
 * Loads the page's code and data, so that the first render matches the prerendered HTML.
 * If loading fails, keeps the prerendered page and retries.
 */
async function loadFirstPage() {
  for (;;) {
    try {
      const { data } = await store.load(match);
      // The page exists, so its data must exist too.
      if (match.dataPath && data === undefined && !isNotFound) {
        throw new Error(`${match.dataPath} is missing`);
      }
      return;
    } catch (error) {
      console.warn(error);
      store.forget(match);
      await waitBeforeRetry();
    }
  }
}

/** A function, because top-level `await` would create extra chunks (2 KB and a round trip). */
async function start(container: HTMLElement) {
  if (isNotFound && match.id !== 'notFound') {
    // The router ignores case, but the host may not. Canonical paths are lower case.
    const lowered = currentPath.toLowerCase();
    if (currentPath !== lowered) {
      window.location.replace(lowered + search + hash);
      return;
    }
    store.prime(match, { page: await loadCode('notFound'), data: undefined });
  }

  if (container.childElementCount > 0) {
    await loadFirstPage();
    startTransition(() => void hydrateRoot(container, createApp(store)));
  } else {
    // Only the offline document and the development document are empty. The development document has neither `lang` nor `dir`.
    if (import.meta.env.DEV) {
      document.documentElement.lang = language;
      document.documentElement.dir = directionOf(language);
    }
    const reactRoot = createRoot(container);
    // In development, waits for the page. Otherwise, React would show a fallback for 300 ms. `RouteView` reports errors.
    if (import.meta.hot) await store.load(match).catch(() => undefined);
    reactRoot.render(createApp(store));
    if (import.meta.hot) {
      // Shows edited content without a slow reload. Other modules that import content accept their own updates.
      let latest = { App, createPageStore };
      const render = () =>
        startTransition(() =>
          reactRoot.render(
            createApp(latest.createPageStore(fetchData, settings.chunks.timeoutMs), latest.App),
          ),
        );
      import.meta.hot.on('data-changed', render);
      import.meta.hot.accept(
        [
          './App',
          './navigation/pageStore',
          './routes',
          './browser/prefetchOnIntent',
          '@portfolio/content',
        ],
        ([app, stores]) => {
          latest = { ...latest, ...app, ...stores } as typeof latest;
          render();
        },
      );
    }
  }

  replayEarlyClicks();
  prefetchOnIntent(base, store);
  if (import.meta.env.PROD) void registerServiceWorker(base);
}

void start(root);
if (import.meta.env.VITE_HAS_ANALYTICS !== 'no' && services.analytics) {
  const { analytics } = services;
  // Ignores errors, because an ad blocker may block the module.
  import('./services/analytics/countPageViews').then(
    ({ countPageViews }) => countPageViews(analytics),
    () => undefined,
  );
}
// To collect the metrics of real visits, pass a function that sends them, and add the receiving host to `prerender/serviceHosts.ts`.
void reportWebVitals();
