import { startTransition, useEffect, useMemo, useState } from 'react';

/** A part of a long list. */
export interface ListPart<Item> {
  /** Index of the part. */
  index: number;
  /** The same array for as long as its items are the same. */
  items: readonly Item[];
  /** Whether it belongs to the previous list and should be hidden until it is replaced or removed. */
  isOld: boolean;
}

/**
 * Divides a long list into parts that render one after the other when its items change, because a browser that adds or removes thousands of
 * elements at once does not react to keys. The first part renders at once. So do all parts when the list opens or shows more of the same items.
 *
 * @param items all items; another array is another list
 * @param visible number of items shown
 * @param partSize number of items in a part
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

  /** The first `done` parts are from the current list; the rest are from the previous one. */
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
    // A separate task for each part, so that key presses are handled in between.
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
