import { useQueryFilters, type QueryFilter } from '@portfolio/behaviors';
import { useHref, useLocation, useNavigate } from 'react-router-dom';

/**
 * Filters that live in the address's query string, so that a filtered list can be shared and Back undoes a choice. The page
 * stays where it is scrolled to.
 */
export function useAddressFilters<Values extends object>(definition: {
  [Key in keyof Values]: QueryFilter<Values[Key]>;
}) {
  const { pathname, search } = useLocation();
  const address = useHref(pathname);
  const navigate = useNavigate();
  return useQueryFilters(definition, {
    search,
    setSearch: (next, history) => {
      // Who has left for another page is not called back, though this one stays in view until that has loaded.
      if (window.location.pathname !== address) return;
      void navigate({ search: next }, { replace: history === 'replace' });
    },
  });
}
