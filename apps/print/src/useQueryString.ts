import { listen, type QuerySource } from '@portfolio/behaviors';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => listen(window, 'popstate', listener);

const readSearch = () => window.location.search;

function setSearch(search: string, history: 'push' | 'replace') {
  const url = window.location.pathname + search;
  if (history === 'push') window.history.pushState(null, '', url);
  else window.history.replaceState(null, '', url);
  // Browsers dispatch this event only on Back and Forward.
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/** Returns the window's query string and a setter. Also rerenders on Back and Forward. */
export function useQueryString(): QuerySource {
  return { search: useSyncExternalStore(subscribe, readSearch), setSearch };
}
