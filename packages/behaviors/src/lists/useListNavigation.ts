import { useState, type KeyboardEvent } from 'react';
import { moveInList, type ListPosition } from './listNavigation';

const nowhere: ListPosition = { activeIndex: -1, typed: '', typedAtMs: 0 };

/**
 * The keyboard of a select-only list box (WAI-ARIA): closed, arrows, Enter, Space, Home, End and letters open it; open, they
 * move, Enter and Space choose, Escape closes. A key that is used is not passed on to the page.
 *
 * @param labels the items' texts, in order
 * @param selectedIndex the chosen item, from 0: the list opens there
 * @param onSelect an item was chosen with Enter or Space; closing the list is the caller's decision
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
  // Nowhere means: on the selected item.
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
      // On a closed list, Page Up and Page Down scroll the page.
      if (!isOpen && key.startsWith('Page')) return;
      const next = moveInList({ ...position, activeIndex }, key, labels, performance.now());
      if (!next && key !== 'Enter' && key !== ' ') return;
      if (!isOpen) {
        onOpen();
        // An arrow opens the list where it stands; Home, End and letters go on to their item.
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
    /** The item that the keyboard is on, for `aria-activedescendant`. */
    activeIndex,
    /** Moves there, for the pointer. */
    setActiveIndex: (index: number) => setPosition({ ...nowhere, activeIndex: index }),
    /** Goes on the element that has the focus: the button, or the list. */
    onKeyDown,
  };
}
