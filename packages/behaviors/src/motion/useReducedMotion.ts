import { createContext, useContext } from 'react';
import { useMediaQuery } from '../environment/useMediaQuery';

/**
 * Overrides the visitor's system setting for everything below it: `true` stills all motion, `false` allows it, `null` (the
 * default) follows the system. For a motion switch of the site or of Storybook's toolbar.
 */
export const ReducedMotionContext = createContext<boolean | null>(null);

/**
 * Whether the visitor asked for less motion (WCAG 2.2 2.3.3).
 *
 * @returns `false` on the server and until hydration.
 */
export function useReducedMotion(): boolean {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useContext(ReducedMotionContext) ?? isReduced;
}
