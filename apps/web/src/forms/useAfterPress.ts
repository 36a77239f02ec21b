import { listen } from '@portfolio/behaviors';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Defers callbacks while the pointer is pressed. Otherwise, an error that appears on blur could shift the page during a click, so that
 * the click would miss its button.
 * @returns a function that runs a callback now, or after the pointer is released
 */
export function useAfterPress() {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const follow = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown';
      if (isPressed.current) return;
      // Waits for `click`, which fires after `pointerup`.
      setTimeout(() => {
        for (const run of waiting.current.splice(0)) run();
      });
    };
    return listen(document, 'pointerdown pointerup pointercancel', follow, { capture: true });
  }, []);

  return useCallback((run: () => void) => {
    if (isPressed.current) waiting.current.push(run);
    else run();
  }, []);
}
