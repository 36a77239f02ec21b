import { flushSync } from 'react-dom';

/** Buttons and keys that the inline script records before hydration (`prerender/afterFirstPaint.ts`). */
type EarlyWindow = Window & { earlyClicks?: HTMLButtonElement[]; earlyKeys?: string[] };

/** Replays clicks made before hydration. Call it once hydration has begun; each click makes React hydrate its target synchronously. */
export function replayEarlyClicks() {
  const { earlyClicks = [] } = window as EarlyWindow;
  delete (window as EarlyWindow).earlyClicks;
  // Renders after each click, because the next handler may depend on its update.
  for (const button of earlyClicks) flushSync(() => button.click());
}

/** Stops recording keys and passes on those pressed before hydration. */
export function takeEarlyKeys(onKeys: (typed: readonly string[]) => void) {
  window.onkeydown = null;
  const [opening, ...typed] = (window as EarlyWindow).earlyKeys ?? [];
  if (opening) onKeys(typed);
}
