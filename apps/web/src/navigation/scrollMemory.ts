import { listen, readSession, writeSession } from '@portfolio/behaviors';

const storageKey = 'scrollPositions';

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(readSession(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    // If the data is invalid, Back scrolls to the top.
    return {};
  }
}

/** Returns a history entry's stored scroll position in px. */
export const recallScroll = (historyKey: string) => readPositions()[historyKey] ?? 0;

/** Stores the scroll position under the history key, now and while scrolling. Returns a stop function. */
export function rememberScroll(historyKey: () => string) {
  let frame = 0;
  const store = () => {
    cancelAnimationFrame(frame);
    const key = historyKey();
    frame = requestAnimationFrame(() => {
      const positions = { ...readPositions(), [key]: Math.round(window.scrollY) };
      writeSession(storageKey, JSON.stringify(positions));
    });
  };
  // Overwrites any position that an earlier document, such as the page in another language, stored under the same key.
  store();
  const stop = listen(window, 'scroll', store);
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}

/** Turns off the browser's scroll restoration on Back and Forward, except when they load a new document. */
export function takeOverScrollRestoration() {
  window.history.scrollRestoration = 'manual';
  listen(window, 'pagehide pageshow', ({ type }) => {
    window.history.scrollRestoration = type === 'pagehide' ? 'auto' : 'manual';
  });
}
