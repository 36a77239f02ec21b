import { settings } from '@portfolio/content';

/**
 * Looks for something again and again, every `pollMs`, until it is there.
 *
 * @returns resolves with it; rejects when it has not come within `giveUpMs`, by default the time that a script may take, or when `signal`
 *   is aborted
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
    const look = () => {
      const found = find();
      if (found !== undefined) resolve(found);
      else if (signal?.aborted) reject(new Error('No longer wanted'));
      else if (performance.now() - startMs >= giveUpMs) reject(new Error('Not there in time'));
      else setTimeout(look, pollMs);
    };
    look();
  });
}
