import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Reads a value that only the browser knows, such as the year in the visitor's time zone. After hydration, the component re-renders only if
 * the browser's value differs from the server's.
 *
 * @param read returns the browser's value: a primitive, or the same object each time (values are compared with `Object.is`)
 * @param serverValue value on the server and until hydration
 * @param subscribe calls back when the value may have changed, and returns an unsubscribe function; pass the same `subscribe` each time
 */
export function useClientValue<Value>(
  read: () => Value,
  serverValue: Value,
  subscribe: (onChange: () => void) => () => void = neverChanges,
): Value {
  return useSyncExternalStore(subscribe, read, () => serverValue);
}

/** Returns `false` on the server and until hydration, then `true`. The component renders twice, so use this hook in small components. */
export const useIsHydrated = () => useClientValue(() => true, false);
