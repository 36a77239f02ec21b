import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * A value that only the browser knows, such as the visitor's year. The prerendered page is drawn again after hydration if the
 * two differ, and only then; a component that first appears in the browser has the browser's value from its first render on.
 *
 * @param read gives the browser's value, compared with `Object.is`: a primitive, or the same object every time.
 * @param serverValue stands on the server and until hydration.
 */
export function useClientValue<Value>(read: () => Value, serverValue: Value): Value {
  return useSyncExternalStore(subscribe, read, () => serverValue);
}
