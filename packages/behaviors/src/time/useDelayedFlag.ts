import { useState } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { useTimeout } from './useTimeout';

/**
 * Returns a flag that turns `true` a given time after hydration, to end a loader or start the skill bars. With reduced motion, the flag is
 * `true` at once.
 */
export function useDelayedFlag(delayMs: number): boolean {
  const [isDue, setIsDue] = useState(false);
  const isReduced = useReducedMotion();
  useTimeout(() => setIsDue(true), delayMs);
  return isDue || isReduced;
}
