import { useState } from 'react';
import { useIsHydrated } from '../environment/useClientValue';
import { useReducedMotion } from '../motion/useReducedMotion';
import { useTimeout } from '../time/useTimeout';

/**
 * Delays a choice while the content fades out. There is no fade with reduced motion, or when hydration applies a choice from the URL.
 *
 * @param value the current choice
 * @param fadeMs duration of the fade-out, in ms
 * @returns the value to filter by, and a flag that is true during the fade-out
 */
export function useFadeFilter(value: string, fadeMs: number) {
  const isHydrated = useIsHydrated();
  const isReduced = useReducedMotion();
  const [last, setLast] = useState({ applied: value, isHydrated });

  const isFading = value !== last.applied;
  const apply = () => setLast({ applied: value, isHydrated });
  if (isHydrated !== last.isHydrated || (isReduced && isFading)) apply();
  useTimeout(apply, isFading ? fadeMs : null, value);

  return { applied: last.applied, isFading };
}
