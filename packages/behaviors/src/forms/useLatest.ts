import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns a ref to the latest value, for callbacks that run after rendering, such as timers and listeners. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
