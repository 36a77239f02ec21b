/** Where {@link timeNext} leaves what it has measured, in ms. */
export type PageTimes = Window & { benchMs?: number };

/**
 * Times the next event of a type: from when it happened until the change of the page's content that follows has been painted. Runs in
 * the page as text: it may not refer to anything outside, nor hold a function with a name.
 */
export function timeNext(event: string): void {
  const times = window as Window & { benchMs?: number };
  delete times.benchMs;
  document.addEventListener(
    event,
    ({ timeStamp }) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        // The task after the next frame: by then that frame has been handed to the screen.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => (times.benchMs = performance.now() - timeStamp);
          port2.postMessage(null);
        });
      }).observe(document.querySelector('main') ?? document.body, {
        characterData: true,
        childList: true,
        subtree: true,
      });
    },
    { once: true, capture: true },
  );
}
