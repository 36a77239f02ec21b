/** Keyboard position in a list. */
export interface ListPosition {
  /** Index of the active item. */
  activeIndex: number;
  /** Letters typed to find an item, in lower case. */
  typed: string;
  /** When the last letter was typed, in ms of any clock. */
  typedAtMs: number;
}

/** Distance that Page Up and Page Down move. */
const pageLength = 10;

/** Pause in typing that starts a new word, in ms. */
const typeAheadMs = 500;

/**
 * Returns where a key leads in a list, following the WAI-ARIA pattern for list boxes: arrows, Home, End, Page Up, Page Down and type-ahead.
 * Typing a word finds the next item that starts with it; repeating a letter steps through its items.
 *
 * @param nowMs current time on the clock of `typedAtMs`
 * @returns the new position, or `null` if the key is ignored
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
  // A single letter searches from the next item; a longer word may still match the current one.
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
