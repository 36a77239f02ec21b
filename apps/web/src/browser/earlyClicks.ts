import { flushSync } from 'react-dom';

/** Buttons and keys that the inline script records before hydration (`prerender/afterFirstPaint.ts`). */
type EarlyWindow = Window & { earlyClicks?: HTMLButtonElement[]; earlyKeys?: string[] };

/** Replays clicks made before hydration. Call this after hydration has begun; React then hydrates each clicked button synchronously. */
export function replayEarlyClicks() {
  const { earlyClicks = [] } = window as EarlyWindow;
  delete (window as EarlyWindow).earlyClicks;
  // Renders after each click, because the next click's handler may depend on the new state.
  for (const button of earlyClicks) flushSync(() => button.click());
}

/** Stops recording keys. If the visitor has opened the search, passes the keys pressed after that to `onKeys`. */
export function takeEarlyKeys(onKeys: (typed: readonly string[]) => void) {
  window.onkeydown = null;
  const [shortcut, ...typed] = (window as EarlyWindow).earlyKeys ?? [];
  if (shortcut) onKeys(typed);
}
