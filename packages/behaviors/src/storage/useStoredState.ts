import { useMemo, useState } from 'react';
import { readStored, writeStored } from './storage';
import { useStoredText } from './useStoredText';

/** How a value becomes text and back. */
export interface StoredCodec<T> {
  /** The value of a stored text; `undefined`, or throwing, for a text that makes no sense. */
  parse(text: string): T | undefined;
  /** The text to store. */
  format(value: T): string;
}

/** @see useStoredState */
export interface StoredState<T> {
  value: T;
  /** Stores a value, or what a function makes of the current one. */
  setValue(next: T | ((current: T) => T)): void;
  /** Removes what is stored; the value is the initial one again. */
  clear(): void;
}

/** JSON, accepted only where it is of the same kind as the initial value (text, number, boolean, list, object). */
function jsonLike<T>(initial: T): StoredCodec<T> {
  const kindOf = (value: unknown) =>
    Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value;
  return {
    parse: (text) => {
      const value = JSON.parse(text) as T;
      return kindOf(value) === kindOf(initial) ? value : undefined;
    },
    format: (value) => JSON.stringify(value),
  };
}

/**
 * State that outlives the page, shared by every component and tab that uses the same key. Storage that is blocked or full
 * becomes memory for the session; a stored text that makes no sense counts as none. Never throws.
 *
 * @param key the key in the browser's storage.
 * @param initial the value while nothing is stored; also the server's, and the one until hydration.
 * @param codec default: JSON of the same kind as `initial`. Give one for objects whose fields matter. `initial` and `codec`
 * are read at the first render only.
 */
export function useStoredState<T>(key: string, initial: T, codec?: StoredCodec<T>): StoredState<T> {
  const [{ decode, format }] = useState(() => {
    const used = codec ?? jsonLike(initial);
    return {
      format: (value: T) => used.format(value),
      decode: (text: string | null): T => {
        if (text === null) return initial;
        try {
          return used.parse(text) ?? initial;
        } catch {
          return initial; // corrupt, or written by another version of the site
        }
      },
    };
  });
  const text = useStoredText(key);
  const value = useMemo(() => decode(text), [decode, text]);

  return {
    value,
    setValue: (next) =>
      writeStored(
        key,
        format(
          typeof next === 'function' ? (next as (current: T) => T)(decode(readStored(key))) : next,
        ),
      ),
    clear: () => writeStored(key, null),
  };
}
