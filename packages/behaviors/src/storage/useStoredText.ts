import { useSyncExternalStore } from 'react';
import { readStored, subscribeToStorage } from './storage';

/**
 * The raw text under a key, followed across this page and other tabs; `null` for none, on the server and until hydration.
 *
 * @param read where it is kept: `readStored` (default) or `readMemory`.
 */
export function useStoredText(key: string, read = readStored): string | null {
  return useSyncExternalStore(
    subscribeToStorage,
    () => read(key),
    () => null,
  );
}
