import type { PageStore } from '../navigation/pageStore';
import { matchRoute } from '../routes';

/** A pointer that rests on a link this long is about to press it; one that passes over it has gone. */
const intentMs = 80;

/** The visitor, or the connection, asks to be spared downloads that may not be needed. */
function savesData() {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return (
    connection?.saveData === true ||
    /2g$/.test(connection?.effectiveType ?? '') ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  );
}

/** The paths of documents that were fetched for new tabs. */
const documents = new Set<string>();

/** Not by an element: Firefox holds `default-src 'none'` against it. */
function prefetchDocument(path: string) {
  if (documents.has(path)) return;
  documents.add(path);
  // Read to its end, so that the browser keeps it.
  fetch(path)
    .then((answer) => answer.text())
    .catch(() => documents.delete(path));
}

/**
 * Fetches a page's code and data when the visitor is about to follow a link to it, which saves most of the wait after the click.
 * Never when data are to be saved.
 *
 * @param base the path the site is deployed below, with both slashes
 */
export function prefetchOnIntent(base: string, store: PageStore) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = ({ origin, pathname, target }: HTMLAnchorElement) => {
    if (origin !== window.location.origin || !pathname.startsWith(base)) return;
    const match = matchRoute(`/${pathname.slice(base.length)}`);
    // The header's search opens over the page; the list of everything behind it grows with the posts.
    if (match.id === 'notFound' || match.id === 'search') return;
    if (pathname === window.location.pathname || savesData()) return;
    if (target === '_blank') prefetchDocument(pathname);
    else store.prefetch(match);
  };

  const intend = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) timer = setTimeout(() => start(link), intentMs);
  };

  for (const event of ['pointerover', 'focusin', 'pointerdown']) {
    document.addEventListener(event, intend, { passive: true });
  }
}
