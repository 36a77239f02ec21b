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

/** Prefetches a page when the visitor points at or focuses a link, unless data saving is on or the connection is slow. */
export function prefetchOnIntent(base: string, store: PageStore) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const prefetch = ({ origin, pathname, target }: HTMLAnchorElement) => {
    // A new tab loads its own files.
    if (target === '_blank' || origin !== window.location.origin) return;
    if (!pathname.startsWith(base)) return;
    const match = matchRoute(`/${pathname.slice(base.length)}`);
    // Skips the search page: the link in the header opens a dialog, and the data of the page may be large.
    if (match.id === 'notFound' || match.id === 'search') return;
    if (pathname === window.location.pathname || shouldSaveData()) return;
    store.prefetch(match);
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
