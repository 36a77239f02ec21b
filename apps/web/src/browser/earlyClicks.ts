import { flushSync } from 'react-dom';

/** Clicked buttons and pressed keys, which `prerender/afterFirstPaint.ts` records before hydration. */
type EarlyWindow = Window & { earlyClicks?: HTMLButtonElement[]; earlyKeys?: string[] };

/** Replays clicks made before hydration. Call this after `hydrateRoot`; each click then makes React hydrate the button at once. */
export function replayEarlyClicks() {
  const { earlyClicks = [] } = window as EarlyWindow;
  delete (window as EarlyWindow).earlyClicks;
  // Renders after each click, because the next click's handler may depend on the new state.
  for (const button of earlyClicks) flushSync(() => button.click());
}

/** Stops recording keys. If the search shortcut was pressed, passes the keys pressed afterwards to `onKeys`. */
export function takeEarlyKeys(onKeys: (typed: readonly string[]) => void) {
  window.onkeydown = null;
  const [shortcut, ...typed] = (window as EarlyWindow).earlyKeys ?? [];
  if (shortcut) onKeys(typed);
}
