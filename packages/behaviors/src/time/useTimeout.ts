import { useEffect, useEffectEvent } from 'react';
import { callAt } from './callAt';

/**
 * Calls back once after a delay, even in a hidden tab. Unmounting cancels the call.
 *
 * @param callback called after the delay; the callback of the latest render is used
 * @param delayMs delay in ms; `null` cancels the delay, and a new value restarts the delay
 * @param restartKey a new key restarts the delay
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
