import { useEffect, useEffectEvent } from 'react';
import { callAt } from './callAt';

/**
 * Calls back once after a delay, even in a hidden tab. Cancelled on unmount.
 *
 * @param callback called after the delay; the latest version is used
 * @param delayMs delay in ms; `null` cancels it, and a new value restarts it
 * @param restartKey restarts the delay when it changes
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
