import { startTransition, useEffect, useMemo, useState } from 'react';

/** A part of a long list. */
export interface ListPart<Item> {
  /** Its place among the parts. */
  index: number;
  /** The same array as long as it has the same items. */
  items: readonly Item[];
  /** Of the list before, soon to be replaced or taken away: to be hidden. */
  isOld: boolean;
}

/**
 * Divides a long list into parts, which follow one after the other when its items change: a browser that makes thousands of elements
 * at once, or takes them away, does not answer to keys meanwhile. The first part follows at once; and all do when the list opens, and
 * when more of the same items are shown.
 *
 * @param items all items; another array is another list
 * @param visible how many of them are shown
 * @param partSize how many items a part has
 */
export function useGradualList<Item>(
  items: readonly Item[],
  visible: number,
  partSize: number,
): ListPart<Item>[] {
  const whole = useMemo(
    () =>
      Array.from({ length: Math.ceil(items.length / partSize) }, (_, index) =>
        items.slice(index * partSize, (index + 1) * partSize),
      ),
    [items, partSize],
  );
  const parts = useMemo(() => {
    const full = Math.floor(visible / partSize);
    const rest = items.slice(full * partSize, visible);
    return [...whole.slice(0, full), ...(rest.length > 0 ? [rest] : [])];
  }, [items, visible, whole, partSize]);

  /** The first `done` parts are those of now, and behind them stand those of the list before. */
  const [last, setState] = useState({ items, parts, done: parts.length, old: parts });
  let state = last;
  if (parts !== last.parts) {
    const { done, old } = last;
    state =
      items === last.items
        ? { items, parts, done: parts.length, old: [] }
        : { items, parts, done: 1, old: [...last.parts.slice(0, done), ...old.slice(done)] };
    setState(state);
  }

  const { done, old } = state;
  const isFollowing = done < Math.max(parts.length, old.length);
  useEffect(() => {
    if (!isFollowing) return undefined;
    // Another task for each part, with the visitor's keys between them.
    const timer = setTimeout(() =>
      startTransition(() => setState((now) => ({ ...now, done: now.done + 1 }))),
    );
    return () => clearTimeout(timer);
  }, [isFollowing, done, parts]);

  return [
    ...parts.slice(0, done).map((part, index) => ({ index, items: part, isOld: false })),
    ...old.slice(done).map((part, at) => ({ index: done + at, items: part, isOld: true })),
  ];
}
