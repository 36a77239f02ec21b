import { useState } from 'react';
import { useIsHydrated } from '../environment/useIsHydrated';
import { useReducedMotion } from '../motion/useReducedMotion';
import { useTimeout } from '../time/useTimeout';

export interface FadeFilterOptions<T> {
  /** What is chosen, from wherever it comes. Compared with `Object.is`: give a string, or keep the object's identity. */
  value: T;
  /** How long the old content fades out, in ms (400 on this site). */
  fadeMs: number;
}

export interface FadeFilter<T> {
  /** What the content is to be filtered by now. */
  applied: T;
  /** The old content is fading out; it fades in again when this ends. */
  isFading: boolean;
}

/**
 * Fades content out, applies a choice, fades in. A further choice while fading starts the fade again and wins; going back to
 * what is applied calls the fade off. With reduced motion a choice applies at once, and so does the one that a prerendered page
 * finds in its address.
 */
export function useFadeFilter<T>({ value, fadeMs }: FadeFilterOptions<T>): FadeFilter<T> {
  const isHydrated = useIsHydrated();
  const isReduced = useReducedMotion();
  const [last, setLast] = useState({ applied: value, isHydrated });

  const isApplied = Object.is(value, last.applied);
  const apply = () => setLast({ applied: value, isHydrated });
  if (isHydrated !== last.isHydrated || (isReduced && !isApplied)) apply();
  useTimeout(apply, isApplied ? null : fadeMs, value);

  return { applied: last.applied, isFading: !isApplied };
}
