import { useCallback, useState } from 'react';
import { useReducedMotion } from './useReducedMotion';

/**
 * Animates an element when it is scrolled into view.
 *
 * Content never depends on the animation. It is `shown` on the server, with reduced motion, and if it is in or above the window when it
 * mounts. Only content that is then below the window waits, and each element is animated once.
 *
 * @returns a `ref` for the element, and the element's `state` for the style sheet. `shown`: the normal state. `waiting`: below the screen;
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
