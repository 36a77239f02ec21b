import { settings } from '@portfolio/content';

/**
 * Polls every `pollMs` until a value exists.
 * @returns a promise of the value; it rejects after `giveUpMs` (by default the timeout for scripts) or if `signal` is aborted
 */
export function waitFor<T>(
  find: () => T | undefined,
  {
    pollMs = 200,
    giveUpMs = settings.externalScripts.giveUpMs,
    signal,
  }: { pollMs?: number; giveUpMs?: number; signal?: AbortSignal } = {},
): Promise<T> {
  const startMs = performance.now();
  return new Promise((resolve, reject) => {
    const poll = () => {
      const found = find();
      if (found !== undefined) resolve(found);
      else if (signal?.aborted) reject(new Error('Aborted'));
      else if (performance.now() - startMs >= giveUpMs) reject(new Error('Timed out'));
      else setTimeout(poll, pollMs);
    };
    poll();
  });
}
