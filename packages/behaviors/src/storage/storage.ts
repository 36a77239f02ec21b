import { listen } from '../environment/listen';
import { useClientValue } from '../environment/useClientValue';

/**
 * What the browser's storage has not taken (blocked, full), kept until the page is left; nothing here ever throws. `null` stands for
 * "nothing stored". The catches below are silent on purpose: the visitor's browser refuses, nobody can do anything about it.
 */
const memory = new Map<string, string | null>();
const listeners = new Set<() => void>();

function tell() {
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

/** @returns whether the browser has done it */
function write(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** What is kept under a key in memory alone. */
export const readMemory = (key: string) => memory.get(key) ?? null;

/** Whether a key is kept in memory, for want of a storage that takes it. */
export const isInMemory = (key: string) => memory.has(key);

/** What is kept under a key, in memory or in the browser. */
export const readStored = (key: string) =>
  isInMemory(key) ? readMemory(key) : read('localStorage', key);

/** Keeps a value, or removes it with `null`, and tells the page. */
export function writeStored(key: string, value: string | null): void {
  if (write('localStorage', key, value)) memory.delete(key);
  else memory.set(key, value);
  tell();
}

/** Keeps a value until the page is left, and tells the page. */
export function writeMemory(key: string, value: string): void {
  memory.set(key, value);
  tell();
}

/** What the tab keeps under a key for as long as it is open; `null` where nothing is, or where storage is blocked. */
export const readSession = (key: string) => read('sessionStorage', key);

/** Keeps a value for as long as the tab is open, or removes it with `null`. Where storage is blocked it does nothing. */
export const writeSession = (key: string, value: string | null) =>
  void write('sessionStorage', key, value);

/** Listens for changes, from this page and from other tabs. @returns stops listening. */
export function subscribeToStorage(onChange: () => void): () => void {
  const onOtherTab = ({ key }: StorageEvent) => {
    // What another tab could store is newer than what this one could not.
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
 * The raw text under a key, followed across this page and other tabs; `null` for none, on the server and until hydration.
 *
 * @param read where it is kept: `readStored` (default) or `readMemory`.
 */
export function useStoredText(key: string, read = readStored): string | null {
  return useClientValue(() => read(key), null, subscribeToStorage);
}
