import { useEffect, useRef, useState } from 'react';
import { useClientValue } from '../environment/useClientValue';
import { useTimeout } from '../time/useTimeout';
import type { QueryFilter } from './queryFilters';

/** Pause in typing before the address is updated. Browsers limit how often it may change. */
const restMs = 250;

/** Reads and writes the address; the app passes its router's. */
export interface QuerySource {
  /** The query string, like `location.search`. */
  search: string;
  /** Changes the query string, which starts with `?` or is empty. */
  setSearch(search: string, history: 'push' | 'replace'): void;
}

/**
 * Filters kept in the address's query string, so that filtered lists can be shared and Back works. Values that are not allowed count as
 * the default, defaults are omitted from the address, and other parameters are kept.
 *
 * A change shows at once, before the router updates, so a text field never loses a letter. Several changes in a row are combined.
 *
 * @param definition the filters by their names in the address; see `oneOf`, `freeText` and `portions`
 */
export function useQueryFilters<Values extends object>(
  definition: { [Key in keyof Values]: QueryFilter<Values[Key]> },
  { search, setSearch }: QuerySource,
) {
  // `own` holds the visitor's values until the address matches or is changed elsewhere. `sent` holds our changes that the router has
  // not applied yet.
  const [state, setState] = useState({ seen: search, own: search, sent: [] as string[] });
  if (state.seen !== search) {
    const caughtUp = state.sent.indexOf(search);
    setState({
      seen: search,
      own: caughtUp < 0 ? search : state.own,
      sent: caughtUp < 0 ? [] : state.sent.slice(caughtUp + 1),
    });
  }
  const own = useRef(search);
  useEffect(() => {
    own.current = state.own;
  }, [state.own]);

  const send = (next: string, history: 'push' | 'replace') => {
    setState((last) => ({ ...last, own: next, sent: [...last.sent, next] }));
    setSearch(next, history);
  };
  const lastSent = state.sent.at(-1) ?? state.seen;
  useTimeout(() => send(state.own, 'replace'), state.own === lastSent ? null : restMs, state.own);

  const keys = Object.keys(definition) as (keyof Values & string)[];
  const params = new URLSearchParams(useClientValue(() => state.own, ''));
  const values = {} as Values;
  for (const key of keys) {
    const { parse, default: fallback } = definition[key];
    const text = params.get(key);
    values[key] = (text === null ? undefined : parse(text)) ?? fallback;
  }

  const change = (changes: Partial<Values>) => {
    const next = new URLSearchParams(own.current);
    let history: 'push' | 'replace' = 'replace';
    for (const key of keys.filter((name) => name in changes)) {
      const value = changes[key] as Values[typeof key];
      const filter = definition[key];
      if (value === filter.default) next.delete(key);
      else next.set(key, filter.format?.(value) ?? String(value));
      if (filter.history !== 'replace') history = 'push';
    }
    if (`${next}` === `${new URLSearchParams(own.current)}`) return;
    const text = next.size > 0 ? `?${next}` : '';
    own.current = text;
    if (history === 'push') send(text, history);
    else setState((last) => ({ ...last, own: text }));
  };

  return {
    /** Every filter's value; the defaults on the server and until hydration. */
    values,
    set: <Key extends keyof Values>(key: Key, value: Values[Key]) =>
      change({ [key]: value } as unknown as Partial<Values>),
    /** Resets the named filters, or all. */
    reset: (some: readonly (keyof Values)[] = keys) =>
      change(
        Object.fromEntries(some.map((key) => [key, definition[key].default])) as Partial<Values>,
      ),
  };
}
