import { listen } from '../environment/listen';
import { useClientValue } from '../environment/useClientValue';

/** Values from `writeMemory`, and changes not stored because storage is blocked or full. `null` stands for a removed value. */
const memory = new Map<string, string | null>();
const listeners = new Set<() => void>();

function notify() {
  for (const listener of listeners) listener();
}

type Area = 'localStorage' | 'sessionStorage';

function read(area: Area, key: string): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Returns false if storage is blocked or full. */
function write(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Returns a value that is stored only in memory. */
export const readMemory = (key: string) => memory.get(key) ?? null;

/** Returns whether a key's value is in memory instead of the browser's storage. */
export const isInMemory = (key: string) => memory.has(key);

/** Returns a key's value, from memory or the browser's storage. */
export const readStored = (key: string) =>
  isInMemory(key) ? readMemory(key) : read('localStorage', key);

/** Stores a value under a key (`null` removes the key) and notifies subscribers. */
export function writeStored(key: string, value: string | null): void {
  if (write('localStorage', key, value)) memory.delete(key);
  else memory.set(key, value);
  notify();
}

/** Keeps a value in memory until the visitor leaves the site, and notifies subscribers. */
export function writeMemory(key: string, value: string): void {
  memory.set(key, value);
  notify();
}

/** Reads a value that lasts as long as the tab is open; `null` if there is none or storage is blocked. */
export const readSession = (key: string) => read('sessionStorage', key);

/** Stores a value under a key for as long as the tab is open; `null` removes the key. Does nothing if storage is blocked. */
export const writeSession = (key: string, value: string | null) =>
  void write('sessionStorage', key, value);

/** Listens for changes from this page and other tabs. Returns a function that stops listening. */
export function subscribeToStorage(onChange: () => void): () => void {
  const onOtherTab = ({ key }: StorageEvent) => {
    // Discards values in this tab's memory, because another tab has made a newer change.
    if (key === null) memory.clear();
    else memory.delete(key);
    onChange();
  };
  listeners.add(onChange);
  const stop = listen(window, 'storage', onOtherTab);
  return () => {
    listeners.delete(onChange);
    stop();
  };
}

/**
 * Returns the text stored under a key and follows changes from this page and other tabs. Returns `null` if no text is stored, and also on
 * the server and until hydration.
 *
 * @param read source of the value: `readStored` (default) or `readMemory`
 */
export function useStoredText(key: string, read = readStored): string | null {
  return useClientValue(() => read(key), null, subscribeToStorage);
}
