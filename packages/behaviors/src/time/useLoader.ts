import { useState } from 'react';
import { useReducedMotion } from '../motion/useReducedMotion';
import { useTimeout } from './useTimeout';

/**
 * A loader of fixed length, from when the page has come alive. It follows the clock, hidden tab or not. It is scenery, since the
 * content is there already, so a visitor who prefers reduced motion has none.
 *
 * The server says `true` as well: the content is in the page, covered, and the style sheet uncovers it where scripting is off.
 *
 * @returns `true` while loading.
 */
export function useLoader(durationMs: number): boolean {
  const [isLoading, setIsLoading] = useState(true);
  const isReduced = useReducedMotion();
  useTimeout(() => setIsLoading(false), durationMs);
  return isLoading && !isReduced;
}
