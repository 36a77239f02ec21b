import type { AnyPage } from '../page';
import { loadCode, type RouteMatch } from '../routes';

/** A page whose code and data have arrived. */
export interface LoadedPage {
  page: AnyPage;
  data: unknown;
}

/** Fetches a data file by its path below the site's base; `null` when there is none. */
export type FetchData = (path: string) => Promise<unknown>;

/** A page could not be fetched: offline, blocked, too slow, or replaced by a newer deployment. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

function within<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function fetchPage({ id, dataPath }: RouteMatch, fetchData: FetchData): Promise<LoadedPage> {
  const [page, data] = await Promise.all([
    loadCode(id),
    dataPath ? fetchData(dataPath) : undefined,
  ]);
  if (data === null) return { page: await loadCode('notFound'), data: undefined };
  await page.prepare?.(data);
  return { page, data };
}

/** Marks a promise as React's `use` does, which then reads it without waiting. */
const fulfilled = (promise: Promise<LoadedPage>, value: LoadedPage) =>
  Object.assign(promise, { status: 'fulfilled', value });

/**
 * Keeps the code and data of pages, to be read with `use`. A page that is there is read at once, so that the first render in the
 * browser equals the prerendered HTML; one that is not suspends the component that reads it.
 *
 * @param timeoutMs how long a page may take, in ms (120 000 on this site)
 */
export function createPageStore(fetchData: FetchData, timeoutMs: number) {
  const fetches = new Map<string, Promise<LoadedPage>>();
  /** The fetches under way that a visitor waits for. */
  const awaited = new Set<Promise<LoadedPage>>();
  const listeners = new Set<() => void>();
  // Not at once: a fetch may start while React renders, which must not be disturbed then.
  const tell = () => queueMicrotask(() => listeners.forEach((listener) => listener()));

  function fetchOnce(match: RouteMatch) {
    const known = fetches.get(match.key);
    if (known) return known;
    const fetching = within(fetchPage(match, fetchData), timeoutMs).catch((cause: unknown) => {
      throw new PageLoadError(`${match.id} did not load`, { cause });
    });
    fetches.set(match.key, fetching);
    fetching.then(
      (page) => fulfilled(fetching, page),
      () => undefined,
    );
    return fetching;
  }

  return {
    /**
     * Starts fetching a page, or joins the fetch under way.
     * @throws PageLoadError (as a rejection), which stands until `forget`: a component that reads it would else ask for ever
     */
    load(match: RouteMatch): Promise<LoadedPage> {
      const fetching = fetchOnce(match);
      if (!('status' in fetching) && !awaited.has(fetching)) {
        awaited.add(fetching);
        const end = () => {
          awaited.delete(fetching);
          tell();
        };
        fetching.then(end, end);
        tell();
      }
      return fetching;
    },
    /** Fetches a page that may be wanted soon. Should it fail, `load` tries again, and says so. */
    prefetch(match: RouteMatch) {
      if (fetches.has(match.key)) return;
      const fetching = fetchOnce(match);
      fetching.catch(() => {
        if (!awaited.has(fetching)) fetches.delete(match.key);
      });
    },
    /** Answers an address with a page that is at hand (the prerendered 404 for an address that looks like a page's). */
    prime(match: RouteMatch, page: LoadedPage) {
      fetches.set(match.key, fulfilled(Promise.resolve(page), page));
    },
    /** Calls back whenever a wait starts or ends. Returns how to stop that. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Whether a page has come. */
    isLoaded: ({ key }: RouteMatch) => 'value' in (fetches.get(key) ?? {}),
    /** Whether a visitor waits for a page. */
    isPending: () => awaited.size > 0,
    /** Drops what is known of a page, so that the next `load` fetches it again. */
    forget(match: RouteMatch) {
      fetches.delete(match.key);
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
