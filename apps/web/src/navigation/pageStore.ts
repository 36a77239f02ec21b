import type { AnyPage } from '../page';
import { loadCode, type RouteMatch } from '../routes';

interface LoadedPage {
  page: AnyPage;
  data: unknown;
}

/** Fetches a data file by its path relative to the site's base; `null` if the file does not exist. */
export type FetchData = (path: string) => Promise<unknown>;

/** Error for a page that could not be fetched, for example when offline or after a new deployment. */
export class PageLoadError extends Error {
  override name = 'PageLoadError';
}

function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${timeoutMs} ms`)), timeoutMs);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
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

/** Marks a promise as fulfilled for React's `use`, which then reads it synchronously. */
const fulfilled = (promise: Promise<LoadedPage>, value: LoadedPage) =>
  Object.assign(promise, { status: 'fulfilled', value });

/**
 * Caches the code and data of pages for React's `use`, which reads loaded pages synchronously and suspends for other pages.
 * @param timeoutMs timeout per page
 */
export function createPageStore(fetchData: FetchData, timeoutMs: number) {
  const fetches = new Map<string, Promise<LoadedPage>>();
  /** Pending fetches of pages that the visitor is waiting for. */
  const awaited = new Set<Promise<LoadedPage>>();
  const listeners = new Set<() => void>();
  // Deferred, because a fetch may start during a render.
  const notify = () => queueMicrotask(() => listeners.forEach((listener) => listener()));

  function fetchOnce(match: RouteMatch) {
    const known = fetches.get(match.key);
    if (known) return known;
    const fetching = withTimeout(fetchPage(match, fetchData), timeoutMs).catch((cause: unknown) => {
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
     * Fetches a page once. Later calls return the same promise.
     * @throws PageLoadError (as a rejection). The rejection is kept until `forget`, so that a component does not retry endlessly
     */
    load(match: RouteMatch): Promise<LoadedPage> {
      const fetching = fetchOnce(match);
      if (!('status' in fetching) && !awaited.has(fetching)) {
        awaited.add(fetching);
        const end = () => {
          awaited.delete(fetching);
          notify();
        };
        fetching.then(end, end);
        notify();
      }
      return fetching;
    },
    /** Prefetches a page. `load` retries a failed prefetch. */
    prefetch(match: RouteMatch) {
      if (fetches.has(match.key)) return;
      const fetching = fetchOnce(match);
      fetching.catch(() => {
        if (!awaited.has(fetching)) fetches.delete(match.key);
      });
    },
    /** Stores a loaded page, such as the prerendered 404 page, for a path. */
    prime(match: RouteMatch, page: LoadedPage) {
      fetches.set(match.key, fulfilled(Promise.resolve(page), page));
    },
    /** Calls the listener when the visitor starts or stops waiting for a page. Returns an unsubscribe function. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isLoaded: ({ key }: RouteMatch) => 'value' in (fetches.get(key) ?? {}),
    isPending: () => awaited.size > 0,
    /** Removes a page so that the next `load` fetches it again. */
    forget(match: RouteMatch) {
      fetches.delete(match.key);
    },
  };
}

export type PageStore = ReturnType<typeof createPageStore>;
