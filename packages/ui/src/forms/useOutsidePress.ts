import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `onPress` when the pointer goes down outside the element while `isListening`. Losing focus does not tell as much:
 * touch browsers keep the focus where it was.
 */
export function useOutsidePress(
  element: RefObject<HTMLElement | null>,
  isListening: boolean,
  onPress: () => void,
): void {
  const press = useEffectEvent((event: PointerEvent) => {
    if (!element.current?.contains(event.target as Node)) onPress();
  });
  useEffect(() => {
    if (!isListening) return;
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isListening]);
}
