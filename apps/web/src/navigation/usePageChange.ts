import { createContext, startTransition, use } from 'react';
import { matchRoute } from '../routes';
import type { PageStore } from './pageStore';

/** Loaded pages. Without a store, as in prerendering, every change is a transition. */
export const PageStoreContext = createContext<PageStore | null>(null);

/**
 * Navigates to another page. A loaded page renders synchronously; otherwise the current page stays until the next one has loaded.
 * @returns function of the page's address and the navigation
 */
export function usePageChange(): (href: string, go: () => void) => void {
  const store = use(PageStoreContext);
  return (href, go) => {
    const { pathname } = new URL(href, window.location.href);
    if (store?.isLoaded(matchRoute(pathname))) go();
    else startTransition(go);
  };
}
