import { useState } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { useTimeout } from './useTimeout';

/**
 * A flag that ends or sets off some scenery a while after the page has come alive: a loader, the skill bars. It follows the clock,
 * hidden tab or not. With reduced motion it is set at once.
 *
 * The server says `false`: what a loader covers is in the page, and the style sheet uncovers it where scripting is off.
 */
export function useDelayedFlag(delayMs: number): boolean {
  const [isDue, setIsDue] = useState(false);
  const isReduced = useReducedMotion();
  useTimeout(() => setIsDue(true), delayMs);
  return isDue || isReduced;
}
