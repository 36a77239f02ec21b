import { useSyncExternalStore } from 'react';

/** For what never changes while a page is open. */
const never = () => () => {};

/**
 * A value that only the browser knows, such as the visitor's year. The prerendered page is drawn again after hydration if the
 * two differ, and only then; a component that first appears in the browser has the browser's value from its first render on.
 *
 * @param read gives the browser's value, compared with `Object.is`: a primitive, or the same object every time.
 * @param serverValue stands on the server and until hydration.
 * @param subscribe calls back whenever the value may have changed, and returns how to stop that; the same function each time.
 */
export function useClientValue<Value>(
  read: () => Value,
  serverValue: Value,
  subscribe: (onChange: () => void) => () => void = never,
): Value {
  return useSyncExternalStore(subscribe, read, () => serverValue);
}

/**
 * Whether what is shown may differ from what the server rendered. It draws its component once more after hydration, so it
 * belongs into small ones; where the browser's value is mostly the server's, `useClientValue` spares even that. A component that
 * first appears in the browser gets `true` from its first render on, so nothing flickers when navigating.
 */
export const useIsHydrated = () => useClientValue(() => true, false);
