import { settings } from '@portfolio/content';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { replayEarlyPresses } from './browser/earlyPresses';
import { prefetchOnIntent } from './browser/prefetchOnIntent';
import { registerServiceWorker } from './browser/registerServiceWorker';
import { reportWebVitals } from './browser/reportWebVitals';
import { installTrustedTypes } from './browser/trustedTypes';
import { fetchData } from './navigation/fetchData';
import { PageRouter, withinSite } from './navigation/PageRouter';
import { createPageStore, type PageStore } from './navigation/pageStore';
import { guardAgainstTranslators } from './navigation/translationGuard';
import { loadCode, matchRoute } from './routes';
import { followDirection } from './services/translation/followDirection';

const base = import.meta.env.BASE_URL;
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

installTrustedTypes();
guardAgainstTranslators();
followDirection();

const store = createPageStore(fetchData, settings.chunks.timeoutMs);

const pathname = withinSite(window.location.pathname);
const address = base + pathname.slice(1);
if (window.location.pathname !== address && !window.location.pathname.endsWith('/')) {
  // A host has answered under another address of the page (`/about.html`), which the router does not know.
  const { search, hash } = window.location;
  window.history.replaceState(window.history.state, '', address + search + hash);
}
const match = matchRoute(pathname);
/** Whether the host has sent the page for unknown addresses. */
const isNotFound = document.documentElement.hasAttribute('data-not-found');

/** The build has put the page's drawings beside it (`prerender/drawings.ts`), where they stay while pages change. */
const hasDrawing = (_: string, layerId: string) => document.getElementById(layerId) !== null;

const appWith = (pages: PageStore) => (
  <PageRouter store={pages}>
    <App store={pages} hasDrawing={hasDrawing} />
  </PageRouter>
);

/** Resolves when asking again may help: the connection is back, or some time has passed. */
const nextChance = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
    setTimeout(resolve, 10_000);
  });

/**
 * The page's own code and data come first, so that the first render equals the prerendered HTML. Should they not come, the
 * visitor keeps the prerendered page, which can be read and whose forms post by themselves, while this goes on trying.
 */
async function loadFirstPage() {
  for (;;) {
    try {
      const { data } = await store.load(match);
      // The page is there, so its data will be: until then what was prerendered can be read.
      if (match.dataPath && data === undefined && !isNotFound) {
        throw new Error(`${match.dataPath} is not there`);
      }
      return;
    } catch (error) {
      console.warn(error);
      store.forget(match);
      await nextChance();
    }
  }
}

/**
 * Brings the page alive. It is a function because the bundler keeps what a module with `await` at its top shares with others in
 * many small files, which come one wait later and weigh 2 KB more.
 */
async function start(container: HTMLElement) {
  if (isNotFound && match.id !== 'notFound') {
    // Many hosts tell capitals from small letters. The router does not, and every page's own address is in small ones.
    const { pathname: asked, search, hash } = window.location;
    const lowered = asked.toLowerCase();
    if (asked !== lowered) {
      window.location.replace(lowered + search + hash);
      // This page is about to go, and need not come alive.
      return;
    }
    store.prime(match, { page: await loadCode('notFound'), data: undefined });
  }

  if (container.childElementCount > 0) {
    await loadFirstPage();
    startTransition(() => void hydrateRoot(container, appWith(store)));
  } else {
    // The service worker's document without a page, or development, where an edit is shown in the page as it stands: what was typed,
    // filtered or opened stays.
    const reactRoot = createRoot(container);
    reactRoot.render(appWith(store));
    import.meta.hot?.on('vite:afterUpdate', async () => {
      const fresh = createPageStore(fetchData, settings.chunks.timeoutMs);
      await fresh.load(matchRoute(withinSite(window.location.pathname)));
      reactRoot.render(appWith(fresh));
    });
  }

  replayEarlyPresses();
  prefetchOnIntent(base, store);
  if (import.meta.env.PROD) void registerServiceWorker(base);
}

void start(root);
// Hand it a function that sends the figures on to measure real visits; its host belongs into the services' policy then.
void reportWebVitals();
