import { useEffect, useEffectEvent, useRef, type FocusEvent, type RefObject } from 'react';

/** Returns the ref of a list, which is scrolled into view when it opens, and its active option with it. */
export function useListInView(isOpen: boolean, activeIndex: number) {
  const list = useRef<HTMLUListElement>(null);
  // The list itself first: it may open below the window's end.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, activeIndex]);
  return list;
}

/** Calls `onPress` when the pointer goes down outside an open element: touch browsers keep the focus where it was. */
export function useOutsidePress(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onPress: () => void,
): void {
  const press = useEffectEvent((event: PointerEvent) => {
    if (!element.current?.contains(event.target as Node)) onPress();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [isOpen]);
}

/**
 * Whether an element loses the focus only because the window does, and still is the document's active one: someone who looks
 * elsewhere comes back to what they left, so a list that is open stays open.
 */
export const leavesWindow = ({ target }: FocusEvent): boolean => target === document.activeElement;
