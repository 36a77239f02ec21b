import { useClientValue } from './useClientValue';

/**
 * Whether what is shown may differ from what the server rendered. It draws its component once more after hydration, so it
 * belongs into small ones; where the browser's value is mostly the server's, `useClientValue` spares even that. A component that
 * first appears in the browser gets `true` from its first render on, so nothing flickers when navigating.
 */
export function useIsHydrated(): boolean {
  return useClientValue(() => true, false);
}
