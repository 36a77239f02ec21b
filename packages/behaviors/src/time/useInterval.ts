import { useEffect, useEffectEvent } from 'react';
import { callAt } from './callAt';

/**
 * Calls back again and again, on the multiples of a period since the start: late calls do not add up, and after a throttled
 * tab the missed ones come as a single call. Cancelled on unmount.
 *
 * @param callback the latest one given is called, with the number of periods since its last call (usually 1).
 * @param periodMs in ms, above 0; `null` stops, and a new period starts anew.
 */
export function useInterval(callback: (periods: number) => void, periodMs: number | null): void {
  const onTick = useEffectEvent(callback);
  useEffect(() => {
    if (periodMs === null) return;
    const startMs = performance.now();
    let done = 0;
    let cancel: () => void;
    const waitForNext = () => {
      cancel = callAt(startMs + (done + 1) * periodMs, () => {
        const due = Math.max(done + 1, Math.floor((performance.now() - startMs) / periodMs));
        const periods = due - done;
        done = due;
        waitForNext();
        onTick(periods);
      });
    };
    waitForNext();
    return () => cancel();
  }, [periodMs]);
}
