import { createContext, startTransition, use } from 'react';
import { matchRoute } from '../routes';
import type { PageStore } from './pageStore';

/** The page store; `null` outside `App`. */
export const PageStoreContext = createContext<PageStore | null>(null);

/**
 * Changes pages. If the new page has already loaded, the change is synchronous. Otherwise, a transition keeps the current page until the
 * new page has loaded.
 * @returns a function that takes the new page's path and a callback that navigates there
 */
export function usePageChange(): (href: string, go: () => void) => void {
  const store = use(PageStoreContext);
  return (href, go) => {
    const { pathname } = new URL(href, window.location.href);
    if (store?.isLoaded(matchRoute(pathname))) go();
    else startTransition(go);
  };
}
