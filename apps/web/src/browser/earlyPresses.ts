/** The inline script of every page notes buttons here until it is taken away (`prerender/afterFirstPaint.ts`). */
type EarlyWindow = Window & { earlyPresses?: HTMLButtonElement[] };

/**
 * Presses again what was pressed before the page came alive, so that no press is lost on a slow line or processor. To be called once
 * hydration has begun: React then wakes the page at once, in place of in slices.
 */
export function replayEarlyPresses() {
  const { earlyPresses = [] } = window as EarlyWindow;
  delete (window as EarlyWindow).earlyPresses;
  for (const button of earlyPresses) button.click();
}
