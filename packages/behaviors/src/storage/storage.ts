import { listen } from '../environment/listen';
import { useClientValue } from '../environment/useClientValue';

/**
 * The browser's storage, made safe: what cannot be stored (blocked, full) is kept in memory until the page is left, and
 * nothing here ever throws. `null` stands for "nothing stored". The catches below are silent on purpose: the visitor's
 * browser refuses, nobody can do anything about it, and the memory takes over.
 */
const memory = new Map<string, string | null>();
const listeners = new Set<() => void>();

/** What is kept under a key, in memory or in the browser. */
export function readStored(key: string): string | null {
  const remembered = memory.get(key);
  if (remembered !== undefined) return remembered;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What is kept under a key in memory alone. */
export function readMemory(key: string): string | null {
  return memory.get(key) ?? null;
}

/** Whether a key is kept in memory, for want of a storage that takes it. */
export function isInMemory(key: string): boolean {
  return memory.has(key);
}

/** Keeps a value, or removes it with `null`, and tells the page. */
export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
  tell();
}

/** Keeps a value until the page is left, and tells the page. */
export function writeMemory(key: string, value: string): void {
  memory.set(key, value);
  tell();
}

function tell() {
  for (const listener of listeners) listener();
}

/** What the tab keeps under a key for as long as it is open; `null` where nothing is, or where storage is blocked. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value for as long as the tab is open, or removes it with `null`. Where storage is blocked it does nothing. */
export function writeSession(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Blocked or full: a reload forgets it.
  }
}

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
