/** @see useLoadMore */
export interface LoadMoreOptions {
  /** How many are shown now; kept by the caller, such as in the address. */
  shown: number;
  /** How many more each time (3 on this site). */
  increment: number;
  /** How many there are, after filtering. */
  total: number;
  /** Told the new number, which is not cut at `total`, so that a filter taken back shows as many as before. */
  onChange(shown: number): void;
}

/** @see useLoadMore */
export interface LoadMore {
  /** How many to show, at most `total`. */
  visible: number;
  /** Whether there are more to show: the button stands only then. */
  hasMore: boolean;
  loadMore(): void;
}

/** A list shown in growing portions. */
export function useLoadMore({ shown, increment, total, onChange }: LoadMoreOptions): LoadMore {
  return {
    visible: Math.min(shown, total),
    hasMore: shown < total,
    loadMore: () => onChange(shown + increment),
  };
}
