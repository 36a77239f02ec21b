import { useEffect, useRef, useState } from 'react';
import { usePageVisible } from '../environment/usePageVisible';
import { callAt } from './callAt';

/**
 * A stopwatch for animations. It pauses while stopped or while the tab is hidden, and continues from there. The output depends only on the
 * elapsed time, so a late wake-up catches up instead of drifting.
 *
 * @param isRunning whether time passes
 * @param nextChange returns when the output next changes (in ms of elapsed time), or `null` for never
 * @returns elapsed time in whole ms, as of the last change
 */
export function useRunningTime(
  isRunning: boolean,
  nextChange: (elapsedMs: number) => number | null,
): number {
  const [elapsedMs, setElapsedMs] = useState(0);
  const ranMs = useRef(0);
  const isVisible = usePageVisible();
  const nextMs = isRunning && isVisible ? nextChange(elapsedMs) : null;

  useEffect(() => {
    if (nextMs === null) return;
    const startMs = performance.now() - ranMs.current;
    const cancel = callAt(startMs + nextMs, () =>
      setElapsedMs(Math.max(nextMs, Math.round(performance.now() - startMs))),
    );
    return () => {
      cancel();
      ranMs.current = performance.now() - startMs;
    };
  }, [nextMs]);

  return elapsedMs;
}
