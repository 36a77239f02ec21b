import { useState } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { useTimeout } from './useTimeout';

/**
 * Returns a flag that turns `true` a given time after hydration, to end a loader or start the skill bars. The delay follows the clock, even
 * in a hidden tab. With reduced motion, the flag is set at once.
 *
 * The flag is `false` on the server. The content behind a loader is in the page, and the style sheet shows this content if scripts are off.
 */
export function useDelayedFlag(delayMs: number): boolean {
  const [isDue, setIsDue] = useState(false);
  const isReduced = useReducedMotion();
  useTimeout(() => setIsDue(true), delayMs);
  return isDue || isReduced;
}
