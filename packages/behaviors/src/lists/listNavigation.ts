/** Where the keyboard is in a list. */
export interface ListPosition {
  /** The active item, from 0. */
  activeIndex: number;
  /** What has been typed to find an item, in lower case. */
  typed: string;
  /** When the last of it was typed, in ms of any clock. */
  typedAtMs: number;
}

/** How far Page Up and Page Down go. */
const pageLength = 10;

/** How long a pause in typing begins a new word, in ms. */
const typeAheadMs = 500;

/**
 * Where a key leads in a list, after the WAI-ARIA pattern for list boxes: arrows, Home, End, Page Up, Page Down, and
 * type-ahead. Typing a word finds the next item that begins with it; one letter again and again steps through its items.
 *
 * @param nowMs the present on the clock of `typedAtMs`.
 * @returns the new position, or `null` for a key that has no meaning here.
 */
export function moveInList(
  position: ListPosition,
  key: string,
  labels: readonly string[],
  nowMs: number,
): ListPosition | null {
  const { activeIndex } = position;
  const target = {
    ArrowDown: activeIndex + 1,
    ArrowUp: activeIndex - 1,
    Home: 0,
    End: Infinity,
    PageDown: activeIndex + pageLength,
    PageUp: activeIndex - pageLength,
  }[key];
  if (target !== undefined) {
    const last = Math.max(0, labels.length - 1);
    return { ...position, activeIndex: Math.min(last, Math.max(0, target)), typed: '' };
  }

  const isTyping = nowMs - position.typedAtMs < typeAheadMs && position.typed !== '';
  if ([...key].length !== 1 || (key === ' ' && !isTyping)) return null;
  const typed = (isTyping ? position.typed : '') + key.toLowerCase();
  const letter = typed.charAt(0);
  const isOneLetter = typed.replaceAll(letter, '') === '';
  const wanted = isOneLetter ? letter : typed;
  // A single letter looks further on; a growing word may still mean the item that it has found.
  const from = activeIndex + (isOneLetter ? 1 : 0);
  const offset = [...labels.slice(from), ...labels.slice(0, from)].findIndex((label) =>
    label.toLowerCase().startsWith(wanted),
  );
  return {
    activeIndex: offset < 0 ? activeIndex : (from + offset) % labels.length,
    typed,
    typedAtMs: nowMs,
  };
}
