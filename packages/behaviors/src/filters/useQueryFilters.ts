import { useEffect, useRef, useState } from 'react';
import { useClientValue } from '../environment/useClientValue';
import { useTimeout } from '../time/useTimeout';
import type { QueryFilter } from './queryFilters';

/** Browsers limit how often the URL may change. */
const debounceMs = 250;

/** Interface to the app's router, for reading and writing the query string. */
export interface QuerySource {
  /** The query string, like `location.search`. */
  search: string;
  /** Changes the query string, which starts with `?` or is empty. */
  setSearch(search: string, history: 'push' | 'replace'): void;
}

/**
 * Stores filters in the query string, so that filtered lists can be shared and Back works. Replaces disallowed values with the default,
 * omits defaults from the query string and keeps other parameters.
 *
 * A change is visible at once, before the router updates, so a text field never loses a letter.
 *
 * @param definition the filters by query parameter; see `oneOf`, `freeText` and `visibleCount`
 */
export function useQueryFilters<Values extends object>(
  definition: { [Key in keyof Values]: QueryFilter<Values[Key]> },
  { search, setSearch }: QuerySource,
) {
  // `seen` is the last query string from the router. `chosen` is the query string with the visitor's changes. Any other
  // change, such as Back, replaces `chosen`. `sent` lists the query strings that the router has not applied yet.
  const [state, setState] = useState({ seen: search, chosen: search, sent: [] as string[] });
  if (state.seen !== search) {
    const confirmedIndex = state.sent.indexOf(search);
    setState({
      seen: search,
      chosen: confirmedIndex < 0 ? search : state.chosen,
      sent: confirmedIndex < 0 ? [] : state.sent.slice(confirmedIndex + 1),
    });
  }
  const chosen = useRef(search);
  useEffect(() => {
    chosen.current = state.chosen;
  }, [state.chosen]);

  const send = (next: string, history: 'push' | 'replace') => {
    setState((last) => ({ ...last, chosen: next, sent: [...last.sent, next] }));
    setSearch(next, history);
  };
  const lastSent = state.sent.at(-1) ?? state.seen;
  useTimeout(
    () => send(state.chosen, 'replace'),
    state.chosen === lastSent ? null : debounceMs,
    state.chosen,
  );

  const keys = Object.keys(definition) as (keyof Values & string)[];
  const params = new URLSearchParams(useClientValue(() => state.chosen, ''));
  const values = {} as Values;
  const unknown: { [Key in keyof Values]?: string } = {};
  for (const key of keys) {
    const { parse, default: fallback } = definition[key];
    const text = params.get(key);
    const value = text === null ? undefined : parse(text);
    values[key] = value ?? fallback;
    if (text && value === undefined) unknown[key] = text;
  }

  const change = (changes: Partial<Values>) => {
    const next = new URLSearchParams(chosen.current);
    let history: 'push' | 'replace' = 'replace';
    for (const key of keys.filter((name) => name in changes)) {
      const value = changes[key] as Values[typeof key];
      const filter = definition[key];
      if (value === filter.default) next.delete(key);
      else next.set(key, filter.format?.(value) ?? String(value));
      if (filter.history !== 'replace') history = 'push';
    }
    if (`${next}` === `${new URLSearchParams(chosen.current)}`) return;
    const text = next.size > 0 ? `?${next}` : '';
    chosen.current = text;
    if (history === 'push') send(text, history);
    else setState((last) => ({ ...last, chosen: text }));
  };

  return {
    /** Every filter's value; the defaults on the server and until hydration. */
    values,
    /** Disallowed values in the query string, by filter. */
    unknown,
    set: <Key extends keyof Values>(key: Key, value: Values[Key]) =>
      change({ [key]: value } as unknown as Partial<Values>),
    /** Resets the named filters; all by default. */
    reset: (some: readonly (keyof Values)[] = keys) =>
      change(
        Object.fromEntries(some.map((key) => [key, definition[key].default])) as Partial<Values>,
      ),
  };
}
