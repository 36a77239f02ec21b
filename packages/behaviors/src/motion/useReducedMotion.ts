import { createContext, useContext, useSyncExternalStore } from 'react';

/**
 * Overrides the visitor's system setting for everything below it: `true` stills all motion, `false` allows it, `null` (the
 * default) follows the system. For a motion switch of the site or of Storybook's toolbar.
 */
export const ReducedMotionContext = createContext<boolean | null>(null);

const preference = () => matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(onChange: () => void) {
  const list = preference();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/**
 * Whether the visitor asked for less motion (WCAG 2.2 2.3.3).
 *
 * @returns `false` on the server and until hydration.
 */
export function useReducedMotion(): boolean {
  const isReduced = useSyncExternalStore(
    subscribe,
    () => preference().matches,
    () => false,
  );
  return useContext(ReducedMotionContext) ?? isReduced;
}
