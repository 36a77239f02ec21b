import { useEffect, useState } from 'react';
import type { PageStore } from './pageStore';

/**
 * Whether a page is being fetched. Plain state and not `useSyncExternalStore`: a store that changes during a transition makes
 * React finish that transition at once, which would blank the present page while the next one loads.
 */
export function usePendingPage(store: PageStore): boolean {
  const [isPending, setIsPending] = useState(false);
  useEffect(() => store.subscribe(() => setIsPending(store.isPending())), [store]);
  return isPending;
}
