import { useState } from 'react';
import { useTimeout } from './useTimeout';

/**
 * A loader of fixed length, from when the page has come alive. It follows the clock, hidden tab or not; reduced motion changes
 * how the loader looks, not how long it stands.
 *
 * The server says `true` as well: the content is in the page, covered, and the style sheet uncovers it where scripting is off.
 *
 * @param durationMs in ms.
 * @returns `true` while loading.
 */
export function useLoader(durationMs: number): boolean {
  const [isLoading, setIsLoading] = useState(true);
  useTimeout(() => setIsLoading(false), durationMs);
  return isLoading;
}
