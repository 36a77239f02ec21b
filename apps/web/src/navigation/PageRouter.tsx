import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { cleanPath, matchRoute } from '../routes';
import type { PageStore } from './pageStore';

/** An address within the site: without the path it is deployed below. */
export const withinSite = (path: string) =>
  cleanPath(`/${path.slice(import.meta.env.BASE_URL.length)}`);

const pageOf = ({ pathname }: { pathname: string }) => matchRoute(withinSite(pathname));

const history = createBrowserHistory({ v5Compat: true });

/**
 * The router of the browser. A page that is there is drawn in one go, within the press on its link; in slices, with a transition of the
 * browser, it takes three times as long to come. Until another page has been fetched the present one stays, and what changes within
 * a page is drawn while the browser has nothing better to do. The library's own router makes either all changes transitions or none;
 * the history that it would use, it exports under that name alone.
 */
export function PageRouter({ store, children }: { store: PageStore; children: ReactNode }) {
  const [{ action, location }, show] = useState({
    action: history.action,
    location: history.location,
  });
  useLayoutEffect(() => {
    let shown = pageOf(history.location).key;
    return history.listen((update) => {
      const page = pageOf(update.location);
      const isOther = page.key !== shown;
      shown = page.key;
      if (isOther && store.isLoaded(page)) show(update);
      else startTransition(() => show(update));
    });
  }, [store]);
  return (
    <Router
      basename={import.meta.env.BASE_URL}
      location={location}
      navigationType={action}
      navigator={history}
    >
      {children}
    </Router>
  );
}
