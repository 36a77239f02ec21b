import { createContext, useContext } from 'react';
import { listen } from '../environment/listen';
import { useClientValue } from '../environment/useClientValue';

/**
 * Overrides the system's motion setting for all descendants: `true` reduces motion, `false` allows it, `null` (default) follows the system.
 * For a motion switch on the site or in Storybook's toolbar.
 */
export const ReducedMotionContext = createContext<boolean | null>(null);

const preference = () => matchMedia('(prefers-reduced-motion: reduce)');

const subscribe = (onChange: () => void) => listen(preference(), 'change', onChange);

/**
 * Returns whether the visitor asked for less motion (WCAG 2.2 2.3.3).
 *
 * @returns `false` on the server and until hydration
 */
export function useReducedMotion(): boolean {
  const isReduced = useClientValue(() => preference().matches, false, subscribe);
  return useContext(ReducedMotionContext) ?? isReduced;
}
