/** One filter that is kept in the address. Its values are simple ones (text, number, boolean), compared with `===`. */
export interface QueryFilter<T> {
  /** The value when the address names none; never written to the address. */
  default: T;
  /** The value of a text from the address; `undefined` for one that is not allowed, which then counts as the default. */
  parse(text: string): T | undefined;
  /** The text for the address. Default: `String(value)`. */
  format?(value: T): string;
  /**
   * `replace` for what changes with every key pressed: the address follows once typing rests, and Back does not step through
   * letters. `push` (default) makes every change a step back.
   */
  history?: 'push' | 'replace';
}

/** A choice from a list. */
export function oneOf<T extends string>(
  allowed: readonly T[],
  fallback: NoInfer<T>,
): QueryFilter<T> {
  return { default: fallback, parse: (text) => allowed.find((value) => value === text) };
}

/** A choice from what is there, which only the page knows: it takes any other for the fallback. */
export const choice = (fallback: string): QueryFilter<string> => ({
  default: fallback,
  parse: (text) => text,
});

/** Free text, empty by default; it replaces the address while typing. */
export function freeText(): QueryFilter<string> {
  return { default: '', parse: (text) => text, history: 'replace' };
}

/** A number shown that grows in portions: `first`, `first + step`, `first + 2 × step`, … and nothing between. */
export function portions(first: number, step: number): QueryFilter<number> {
  return {
    default: first,
    parse: (text) => {
      const value = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
      return value >= first && (value - first) % step === 0 ? value : undefined;
    },
  };
}
