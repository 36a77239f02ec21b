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
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // After the click, which follows the release.
      setTimeout(() => {
        for (const run of waiting.current.splice(0)) run();
      });
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return useCallback((run: () => void) => {
    if (isPressed.current) waiting.current.push(run);
    else run();
  }, []);
}
