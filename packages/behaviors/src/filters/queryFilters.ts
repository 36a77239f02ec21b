/** A filter stored in the query string. Its values are primitives, compared with `===`. */
export interface QueryFilter<T> {
  /** The value if the query string has none. It is never written to the query string. */
  default: T;
  /** Parses a value from the query string. Returns `undefined` if the value is not allowed; the default then applies. */
  parse(text: string): T | undefined;
  /** Formats the value for the query string. Default: `String(value)`. */
  format?(value: T): string;
  /**
   * How a change affects the browser's history. `push` (default) adds an entry for every change. `replace` suits text fields: the URL is
   * updated when the visitor pauses, and Back does not undo single letters.
   */
  history?: 'push' | 'replace';
}

const normalised = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** Creates a filter for a choice from a list. Ignores case. */
export function oneOf<T extends string>(
  allowed: readonly T[],
  fallback: NoInfer<T>,
): QueryFilter<T> {
  return {
    default: fallback,
    parse: (text) => allowed.find((value) => normalised(value) === normalised(text)),
  };
}

/** Creates a filter for a choice from options known only to the page. Accepts any text, so the page must handle unknown options. */
export const choice = (fallback: string): QueryFilter<string> => ({
  default: fallback,
  parse: (text) => text,
});

/** Creates a filter for free text, which is empty by default. */
export function freeText(): QueryFilter<string> {
  return { default: '', parse: (text) => text, history: 'replace' };
}

/** Creates a filter for the number of visible items above a “Load more” button: `first` plus a multiple of `step`. */
export function visibleCount(first: number, step: number): QueryFilter<number> {
  return {
    default: first,
    parse: (text) => {
      const value = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
      return value >= first && (value - first) % step === 0 ? value : undefined;
    },
  };
}
