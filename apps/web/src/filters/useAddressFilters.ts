import { useQueryFilters, type QueryFilter } from '@portfolio/behaviors';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Filters that live in the address's query string, so that a filtered list can be shared and Back undoes a choice
 * (Decision 13). The page stays where it is scrolled to.
 */
export function useAddressFilters<Values extends object>(definition: {
  [Key in keyof Values]: QueryFilter<Values[Key]>;
}) {
  const { search } = useLocation();
  const navigate = useNavigate();
  return useQueryFilters(definition, {
    search,
    setSearch: (next, history) =>
      void navigate({ search: next }, { replace: history === 'replace' }),
  });
}
