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
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => gone.abort();
  }, []);

  return useCallback((run: () => void) => {
    if (isPressed.current) waiting.current.push(run);
    else run();
  }, []);
}
