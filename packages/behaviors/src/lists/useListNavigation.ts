import { useState, type KeyboardEvent } from 'react';
import { moveInList, type ListPosition } from './listNavigation';

const nowhere: ListPosition = { activeIndex: -1, typed: '', typedAtMs: 0 };

/**
 * Keyboard control of a select-only list box (WAI-ARIA). When closed, arrows, Enter, Space, Home, End and letters open it. When open, they
 * move, Enter and Space choose, and Escape closes. A key that is used is not passed on to the page.
 *
 * @param labels texts of the items, in order
 * @param selectedIndex index of the selected item, where the list opens
 * @param onSelect called when Enter or Space chooses an item; the caller closes the list
 */
export function useListNavigation({
  labels,
  selectedIndex,
  isOpen,
  onOpen,
  onClose,
  onSelect,
}: {
  labels: readonly string[];
  selectedIndex: number;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onSelect: (index: number) => void;
}) {
  // Without a position, start on the selected item.
  const [position, setPosition] = useState(nowhere);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (!isOpen) setPosition(nowhere);
  }
  const wanted = position.activeIndex < 0 ? selectedIndex : position.activeIndex;
  const activeIndex = Math.max(0, Math.min(wanted, labels.length - 1));

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    if (key === 'Escape') {
      if (!isOpen) return;
      onClose();
    } else {
      // While the list is closed, Page Up and Page Down scroll the page.
      if (!isOpen && key.startsWith('Page')) return;
      const next = moveInList({ ...position, activeIndex }, key, labels, performance.now());
      if (!next && key !== 'Enter' && key !== ' ') return;
      if (!isOpen) {
        onOpen();
        // An arrow opens the list at the selected item; Home, End and letters also move.
        if (next && !key.startsWith('Arrow')) setPosition(next);
      } else if (next) {
        setPosition(next);
      } else {
        onSelect(activeIndex);
      }
    }
    event.preventDefault();
  };

  return {
    /** Index of the active item, for `aria-activedescendant`. */
    activeIndex,
    /** Makes an item active, for the pointer. */
    setActiveIndex: (index: number) => setPosition({ ...nowhere, activeIndex: index }),
    /** Key handler for the focused element: the button or the list. */
    onKeyDown,
  };
}
