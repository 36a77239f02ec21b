import { useCallback, useState } from 'react';
import { useReducedMotion } from './useReducedMotion';

/**
 * Plays an entrance when an element is scrolled into view.
 *
 * Content is never withheld: the server and a visitor who prefers reduced motion get `shown`. So does what is in view (or above
 * it) when the page first appears, which is therefore painted at once. Only what the visitor cannot see yet is set to wait, and each
 * element enters once.
 *
 * @returns `ref`, which goes on the element, and its `state` for the style sheet: `shown` simply stands there, `waiting` is below the
 *   screen and may be transparent or displaced, never of another size, and is drawn in print; `entering` has just come into view
 */
export function useScrollReveal() {
  const [state, setState] = useState<'shown' | 'waiting' | 'entering'>('shown');
  const isReduced = useReducedMotion();

  const ref = useCallback(
    (element: Element | null) => {
      if (!element || isReduced) return;
      let isFirstLook = true;
      const observer = new IntersectionObserver((entries) => {
        for (const { isIntersecting, boundingClientRect } of entries) {
          const isBelow = !isIntersecting && boundingClientRect.top > 0;
          if (!isBelow) observer.disconnect();
          if (isBelow || !isFirstLook) setState(isBelow ? 'waiting' : 'entering');
          isFirstLook = false;
        }
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isReduced],
  );

  return { ref, state: isReduced ? 'shown' : state };
}
