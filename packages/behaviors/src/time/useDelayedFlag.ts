import { useState } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { useTimeout } from './useTimeout';

/**
 * A flag that turns `true` after a delay from hydration, to end a loader or start the skill bars. It follows the clock, even in a hidden
 * tab. With reduced motion it is set at once.
 *
 * It is `false` on the server. The content behind a loader is in the page, and the style sheet reveals it if scripts are off.
 */
export function useDelayedFlag(delayMs: number): boolean {
  const [isDue, setIsDue] = useState(false);
  const isReduced = useReducedMotion();
  useTimeout(() => setIsDue(true), delayMs);
  return isDue || isReduced;
}
