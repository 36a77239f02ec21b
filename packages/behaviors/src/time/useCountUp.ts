import { useState } from 'react';
import { useIsHydrated } from '../environment/useClientValue';
import { useReducedMotion } from '../motion/useReducedMotion';
import { useTimeout } from './useTimeout';

/**
 * Counts from 0 to a number at an even pace. Returns the final number on the server, until hydration and with reduced motion.
 *
 * @param to final count, a whole number of 0 or more
 * @param durationMs duration in ms
 * @param isStarted keeps the count at 0 while `false`, e.g. until the number is scrolled into view
 * @returns the whole number to show
 */
export function useCountUp(to: number, durationMs: number, isStarted: boolean): number {
  const isReduced = useReducedMotion();
  const isFinal = !useIsHydrated() || isReduced;
  const [count, setCount] = useState(0);

  const dueMs = (reached: number) => Math.ceil((reached * durationMs) / to);
  const isCounting = isStarted && !isFinal && count < to;
  useTimeout(() => setCount(count + 1), isCounting ? dueMs(count + 1) - dueMs(count) : null, count);
  return isFinal ? to : count;
}
