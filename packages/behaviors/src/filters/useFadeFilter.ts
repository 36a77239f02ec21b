import { useState } from 'react';
import { useIsHydrated } from '../environment/useClientValue';
import { useReducedMotion } from '../motion/useReducedMotion';
import { useTimeout } from '../time/useTimeout';

/**
 * Fades content out, applies a choice, fades in. A further choice while fading starts the fade again and wins; going back to
 * what is applied calls the fade off. With reduced motion a choice applies at once, and so does the one that a prerendered page
 * finds in its address.
 *
 * @param value what is chosen
 * @param fadeMs how long the old content fades out, in ms
 * @returns what the content is to be filtered by now, and whether it is fading out: it fades in again when that ends
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
