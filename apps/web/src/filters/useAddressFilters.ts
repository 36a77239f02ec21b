import { useQueryFilters, type QueryFilter } from '@portfolio/behaviors';
import { startTransition } from 'react';
import { filterState } from '../navigation/useRouteChange';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

/** Stores filters in the query string; a change does not scroll. Back undoes a choice. */
export function useAddressFilters<Values extends object>(definition: {
  [Key in keyof Values]: QueryFilter<Values[Key]>;
}) {
  const { pathname, search } = useLocation();
  const address = useHref(pathname);
  const navigate = useNavigate();
  return useQueryFilters(definition, {
    search,
    setSearch: (next, history) => {
      // Skips updates after navigation has started, while this page is still visible.
      if (window.location.pathname !== address) return;
      // Rendering a long list must not block typing.
      const options = { replace: history === 'replace', state: filterState };
      startTransition(() => void navigate({ search: next }, options));
    },
  });
}
