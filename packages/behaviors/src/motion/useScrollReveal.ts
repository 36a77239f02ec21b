import { useCallback, useState } from 'react';
import { useReducedMotion } from './useReducedMotion';

/**
 * Animates an element once, when it is scrolled into view. On the server and with reduced motion, the element is `shown`.
 *
 * @returns a `ref` for the element, and the element's `state` for the style sheet. `shown`: the normal state. `waiting`: below the window;
 * the element may be transparent or moved but not resized, and is visible in print. `entering`: the element has just come into view
 */
export function useScrollReveal() {
  const [state, setState] = useState<'shown' | 'waiting' | 'entering'>('shown');
  const isReduced = useReducedMotion();

  const ref = useCallback(
    (element: Element | null) => {
      if (!element || isReduced) return;
      let isFirstReport = true;
      const observer = new IntersectionObserver((entries) => {
        for (const { isIntersecting, boundingClientRect } of entries) {
          const isBelow = !isIntersecting && boundingClientRect.top > 0;
          if (!isBelow) observer.disconnect();
          if (isBelow || !isFirstReport) setState(isBelow ? 'waiting' : 'entering');
          isFirstReport = false;
        }
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isReduced],
  );

  return { ref, state: isReduced ? 'shown' : state };
}
