import { useState } from 'react';

/** @see useLoadMore */
export interface LoadMoreOptions {
  /** How many are shown at first (3 on this site). */
  pageSize: number;
  /** How many more each time (3 on this site). */
  increment: number;
  /** How many there are, after filtering. */
  total: number;
  /** How many are to be shown, when that is kept elsewhere, such as in the address. Left out, the hook keeps it. */
  visible?: number;
  /** Told the new number, which is not cut at `total`, so that a filter taken back shows as many as before. */
  onChange?(visible: number): void;
}

/** @see useLoadMore */
export interface LoadMore {
  /** How many to show, at most `total`. */
  visible: number;
  /** Whether there are more to show: the button stands only then. */
  hasMore: boolean;
  loadMore(): void;
  /** Shows the first page again. */
  reset(): void;
}

/** A list shown in growing portions. */
export function useLoadMore({
  pageSize,
  increment,
  total,
  visible,
  onChange,
}: LoadMoreOptions): LoadMore {
  const [own, setOwn] = useState(pageSize);
  const wanted = visible ?? own;
  const show = (count: number) => {
    setOwn(count);
    onChange?.(count);
  };
  return {
    visible: Math.min(wanted, total),
    hasMore: wanted < total,
    loadMore: () => show(wanted + increment),
    reset: () => show(pageSize),
  };
}
