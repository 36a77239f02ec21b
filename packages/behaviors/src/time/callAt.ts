/** The longest wait that `setTimeout` can hold; a longer one would fire at once. */
const longestWaitMs = 2 ** 31 - 1;

/**
 * Calls back once the clock has reached a moment. The moment is compared with the clock on every wake-up, so a throttled,
 * frozen or restored tab neither drifts nor fires early. The clock is `performance.now()`: it starts when the page begins to
 * load, and setting the computer's time does not move it.
 *
 * @param dueMs the moment, in ms of `performance.now()`.
 * @param needsView waits further until the visitor can see the page.
 * @returns cancels the call.
 */
export function callAt(dueMs: number, callback: () => void, needsView = false): () => void {
  let timer: ReturnType<typeof setTimeout>;

  function cancel() {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', check);
  }
  function wait(ms: number) {
    timer = setTimeout(check, Math.min(ms, longestWaitMs));
  }
  function check() {
    clearTimeout(timer);
    const leftMs = Math.ceil(dueMs - performance.now());
    if (leftMs > 0) {
      wait(leftMs);
    } else if (!needsView || !document.hidden) {
      cancel();
      callback();
    }
  }

  document.addEventListener('visibilitychange', check);
  wait(Math.max(0, dueMs - performance.now()));
  return cancel;
}
