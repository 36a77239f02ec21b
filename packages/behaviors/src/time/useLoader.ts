import { useEffect, useState } from 'react';
import { useIsHydrated } from '../environment/useIsHydrated';
import { callAt } from './callAt';

/** @see useLoader */
export interface LoaderOptions {
  /**
   * From when the time counts. `mount` (default): from when the component appeared. `load`: on the prerendered page that a
   * visit starts with, from when the page began to load, so that time spent on loading counts as loading; on every page
   * navigated to, from when it appeared.
   */
  countsFrom?: 'mount' | 'load';
}

/**
 * A loader of fixed length (Specification §4: projects 1200 ms, internships 1000 ms, certificates 1500 ms). It follows the
 * clock, hidden tab or not; reduced motion changes how the loader looks, not how long it stands.
 *
 * The server says `true` as well: the content is in the page, covered, and the style sheet uncovers it where scripting is
 * off (Decision 10).
 *
 * @param durationMs in ms.
 * @returns `true` while loading.
 */
export function useLoader(
  durationMs: number,
  { countsFrom = 'mount' }: LoaderOptions = {},
): boolean {
  const isHydrated = useIsHydrated();
  const [isFirstPage] = useState(!isHydrated);
  const [isLoading, setIsLoading] = useState(true);

  useEffect(() => {
    const startMs = isFirstPage && countsFrom === 'load' ? 0 : performance.now();
    return callAt(startMs + durationMs, () => setIsLoading(false));
  }, [countsFrom, durationMs, isFirstPage]);

  return isLoading;
}
