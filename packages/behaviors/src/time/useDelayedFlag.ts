import { useState } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { useTimeout } from './useTimeout';

/**
 * A flag that sets off an animation a moment after the component appeared, such as the skill bars (about 300 ms after load).
 * With reduced motion it is set at once.
 *
 * @param delayMs in ms; `null` leaves the flag down.
 * @returns `false` on the server and until the delay is over, `true` from then on.
 */
export function useDelayedFlag(delayMs: number | null): boolean {
  const [isDue, setIsDue] = useState(false);
  const isReduced = useReducedMotion();
  useTimeout(() => setIsDue(true), delayMs);
  return delayMs !== null && (isDue || isReduced);
}
