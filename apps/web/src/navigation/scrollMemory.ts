import { listen, readSession, writeSession } from '@portfolio/behaviors';

const storageKey = 'scrollPositions';

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(readSession(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    // The storage holds something else: then Back returns to the top, as on a first visit.
    return {};
  }
}

/** Where the visitor was on the page of this history entry, in px from the top. */
export const recallScroll = (historyKey: string) => readPositions()[historyKey] ?? 0;

/**
 * Notes where the visitor is whenever the page is scrolled, under the history entry's key. Returns how to stop.
 * Positions live for the tab's session, so they survive a reload and a visit to another site.
 */
export function rememberScroll(historyKey: () => string) {
  let frame = 0;
  const note = () => {
    cancelAnimationFrame(frame);
    const key = historyKey();
    frame = requestAnimationFrame(() => {
      const positions = { ...readPositions(), [key]: Math.round(window.scrollY) };
      writeSession(storageKey, JSON.stringify(positions));
    });
  };
  const stop = listen(window, 'scroll', note);
  return () => {
    cancelAnimationFrame(frame);
    stop();
  };
}

/**
 * Scrolling on Back and Forward is ours while this document lives, since pages change without a load. Loads, such as a reload
 * or the return from another site, stay with the browser: it finds the prerendered page at full height.
 */
export function takeOverScrolling() {
  window.history.scrollRestoration = 'manual';
  listen(window, 'pagehide pageshow', ({ type }) => {
    window.history.scrollRestoration = type === 'pagehide' ? 'auto' : 'manual';
  });
}
