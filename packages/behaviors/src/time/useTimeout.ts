import { useEffect, useEffectEvent } from 'react';
import { callAt } from './callAt';

/**
 * Calls back once, after a delay, by the clock: a hidden tab does not stretch the delay. Cancelled on unmount.
 *
 * @param callback the latest one given is called.
 * @param delayMs in ms; `null` cancels the wait, and a new delay starts a new one.
 * @param restartKey any value: the wait starts again when it changes.
 */
export function useTimeout(
  callback: () => void,
  delayMs: number | null,
  restartKey?: unknown,
): void {
  const onDue = useEffectEvent(callback);
  useEffect(() => {
    if (delayMs === null) return;
    return callAt(performance.now() + delayMs, () => onDue());
  }, [delayMs, restartKey]);
}
