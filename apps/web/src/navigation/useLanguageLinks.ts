import { use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { languageLinks, type LanguageLink } from '../languages';
import { matchRoute } from '../routes';
import { PageStoreContext } from './usePageChange';

export function useLanguageLinks(): LanguageLink[] {
  const store = use(PageStoreContext);
  const match = matchRoute(useLocation().pathname);
  const [, rerender] = useState({});
  useEffect(() => store?.subscribe(() => rerender({})), [store]);
  const loaded = store?.isLoaded(match) ? use(store.load(match)) : undefined;
  const entry = loaded?.data as { languages?: Readonly<Record<string, string>> } | undefined;
  return languageLinks(match.id, entry?.languages);
}
