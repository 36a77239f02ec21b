import { listen } from '@portfolio/behaviors';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts something off until nothing is being pressed. Words that appear when a field is left would else move the page between
 * the press and the release that left it, and the click would miss the button that it was meant for.
 *
 * @returns runs a callback at once, or after the pointer has been released
 */
export function useAfterPress() {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const follow = ({ type }: Event) => {
      isPressed.current = type === 'pointerdown';
      if (isPressed.current) return;
      // After the click, which follows the release.
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
