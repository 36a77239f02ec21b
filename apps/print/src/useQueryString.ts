import type { QuerySource } from '@portfolio/behaviors';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

const readSearch = () => window.location.search;

function setSearch(search: string, history: 'push' | 'replace') {
  const url = window.location.pathname + search;
  if (history === 'push') window.history.pushState(null, '', url);
  else window.history.replaceState(null, '', url);
  listeners.forEach((listener) => listener());
}

/** Returns the window's query string and a setter. Also rerenders on Back and Forward. */
export function useQueryString(): QuerySource {
  return { search: useSyncExternalStore(subscribe, readSearch), setSearch };
}
