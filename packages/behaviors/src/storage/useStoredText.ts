import { useSyncExternalStore } from 'react';
import { readMemory, readStored, subscribeToStorage } from './storage';

/** The raw text under a key, followed across this page and other tabs; `null` for none, on the server and until hydration. */
export function useStoredText(key: string, from: 'browser' | 'memory' = 'browser'): string | null {
  return useSyncExternalStore(
    subscribeToStorage,
    () => (from === 'browser' ? readStored(key) : readMemory(key)),
    () => null,
  );
}
