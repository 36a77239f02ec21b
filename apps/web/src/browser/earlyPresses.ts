/** The inline script of every page notes buttons and keys here until they are taken away (`prerender/afterFirstPaint.ts`). */
type EarlyWindow = Window & { earlyPresses?: HTMLButtonElement[]; earlyKeys?: string[] };

/**
 * Presses again what was pressed before the page came alive, so that no press is lost on a slow line or processor. To be called once
 * hydration has begun: React then wakes the page at once, in place of in slices.
 */
export function replayEarlyPresses() {
  const { earlyPresses = [] } = window as EarlyWindow;
  delete (window as EarlyWindow).earlyPresses;
  for (const button of earlyPresses) button.click();
}

/**
 * Hands over the keys that were pressed before the page came alive, if there were any, and notes no more of them.
 *
 * @param onKeys is called with the one that opens the search, `/` or the `k` of Ctrl+K, and what was pressed behind it
 */
export function takeEarlyKeys(onKeys: (opening: string, typed: readonly string[]) => void) {
  window.onkeydown = null;
  const [opening, ...typed] = (window as EarlyWindow).earlyKeys ?? [];
  if (opening) onKeys(opening, typed);
}
