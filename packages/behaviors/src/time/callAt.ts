import { listen } from '../environment/listen';

/**
 * Calls back when a given time is reached. Checks the clock whenever its timer fires or the tab's visibility changes, so the call neither
 * drifts nor comes early in a throttled, frozen or restored tab.
 *
 * @param dueMs time in ms of `performance.now()`, which starts when the page begins to load and ignores changes to the system clock
 * @param waitsUntilVisible also waits until the page is visible
 * @returns a function that cancels the call
 */
export function callAt(dueMs: number, callback: () => void, waitsUntilVisible = false): () => void {
  let timer: ReturnType<typeof setTimeout>;

  const cancel = () => {
    clearTimeout(timer);
    stop();
  };
  const check = () => {
    clearTimeout(timer);
    const leftMs = Math.ceil(dueMs - performance.now());
    if (leftMs > 0) {
      timer = setTimeout(check, leftMs);
    } else if (!waitsUntilVisible || !document.hidden) {
      cancel();
      callback();
    }
  };

  const stop = listen(document, 'visibilitychange', check);
  timer = setTimeout(check, dueMs - performance.now());
  return cancel;
}
