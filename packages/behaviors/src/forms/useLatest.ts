import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The newest value, for what goes on after a render is over: replies, timers, listeners. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
