import type { PageStore } from '../navigation/pageStore';
import { matchRoute } from '../routes';

const intentMs = 80;

function shouldSaveData() {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return (
    connection?.saveData === true ||
    /2g$/.test(connection?.effectiveType ?? '') ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

const prefetchedPaths = new Set<string>();

/** Uses `fetch`, because Firefox blocks `<link rel="prefetch">` under `default-src 'none'`. */
function prefetchDocument(path: string) {
  if (prefetchedPaths.has(path)) return;
  prefetchedPaths.add(path);
  // The browser caches a response only if its body is read to the end.
  fetch(path)
    .then((response) => response.text())
    .catch(() => prefetchedPaths.delete(path));
}

/** Prefetches a page when the visitor points at or focuses a link, unless data saving is on or the connection is slow. */
export function prefetchOnIntent(base: string, store: PageStore) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const prefetch = ({ origin, pathname, target }: HTMLAnchorElement) => {
    if (origin !== window.location.origin || !pathname.startsWith(base)) return;
    const match = matchRoute(`/${pathname.slice(base.length)}`);
    // Skips the search page: the link in the header opens a dialog, and the data of the page may be large.
    if (match.id === 'notFound' || match.id === 'search') return;
    if (pathname === window.location.pathname || shouldSaveData()) return;
    if (target === '_blank') prefetchDocument(pathname);
    else store.prefetch(match);
  };

  const onIntent = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) timer = setTimeout(() => prefetch(link), intentMs);
  };

  for (const event of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(event, onIntent, { passive: true });
  }
}
