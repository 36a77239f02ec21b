import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Whether what is shown may differ from what the server rendered.
 *
 * @returns `false` on the server and in the first render of a prerendered page, `true` right after; a component that
 * first appears in the browser gets `true` from its first render on, so nothing flickers when navigating.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
