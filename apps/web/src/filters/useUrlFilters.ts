import { useQueryFilters, type QueryFilter } from '@portfolio/behaviors';
import { startTransition } from 'react';
import { filterState } from '../navigation/useRouteChange';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

/** Stores filters in the query string. Changing a filter does not scroll the page. */
export function useUrlFilters<Values extends object>(definition: {
  [Key in keyof Values]: QueryFilter<Values[Key]>;
}) {
  const { pathname, search } = useLocation();
  const currentPathname = useHref(pathname);
  const navigate = useNavigate();
  return useQueryFilters(definition, {
    search,
    setSearch: (next, history) => {
      // Ignores changes after navigation to another page has started.
      if (window.location.pathname !== currentPathname) return;
      const options = { replace: history === 'replace', state: filterState };
      // Rendering a long list must not block typing.
      startTransition(() => void navigate({ search: next }, options));
    },
  });
}
