import { useIsHydrated } from '../environment/useClientValue';
import { useReducedMotion } from '../motion/useReducedMotion';
import { useRunningTime } from './useRunningTime';

/**
 * Counts from 0 to a number at an even pace, pausing in a hidden tab. The prerendered page, and a visitor who prefers reduced motion, get the
 * final number.
 *
 * @param to final count, a whole number from 0
 * @param durationMs duration in ms
 * @param isStarted holds the count at 0 while `false`, for example until it is scrolled into view
 * @returns the whole number to show
 */
export function useCountUp(to: number, durationMs: number, isStarted: boolean): number {
  const isReduced = useReducedMotion();
  const isFinal = !useIsHydrated() || isReduced;
  const countAt = (elapsedMs: number) => Math.min(to, Math.floor((to * elapsedMs) / durationMs));

  const elapsedMs = useRunningTime(isStarted && !isFinal, (ms) => {
    const count = countAt(ms);
    return count < to ? Math.ceil(((count + 1) * durationMs) / to) : null;
  });
  return isFinal ? to : countAt(elapsedMs);
}
