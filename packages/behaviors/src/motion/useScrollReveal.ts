import { useCallback, useState, type RefCallback } from 'react';
import { useReducedMotion } from './useReducedMotion';

/**
 * What a revealed part is doing: `shown` simply stands there, `waiting` is below the screen and not yet drawn, `entering`
 * has just come into view and plays its entrance.
 */
export type RevealState = 'shown' | 'waiting' | 'entering';

export interface ScrollReveal {
  /** Goes on the element that is revealed. */
  ref: RefCallback<Element>;
  /** For the style sheet: `waiting` may be transparent or displaced, never of another size, and is drawn in print. */
  state: RevealState;
  /** `false` only while `waiting`. */
  isRevealed: boolean;
}

/**
 * Plays an entrance when an element is scrolled into view.
 *
 * Content is never withheld: the server, a browser without IntersectionObserver and a visitor who prefers reduced motion get
 * `shown`. So does what is in view (or above it) when the page first appears, which is therefore painted at once. Only what
 * the visitor cannot see yet is set to wait, and each element enters once.
 */
export function useScrollReveal(): ScrollReveal {
  const [state, setState] = useState<RevealState>('shown');
  const isReduced = useReducedMotion();

  const ref = useCallback(
    (element: Element | null) => {
      if (!element || isReduced || typeof IntersectionObserver === 'undefined') return;
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

  const shown = isReduced ? 'shown' : state;
  return { ref, state: shown, isRevealed: shown !== 'waiting' };
}
