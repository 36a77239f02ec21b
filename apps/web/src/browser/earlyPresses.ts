/** Buttons and keys that the inline script records before hydration (`prerender/afterFirstPaint.ts`). */
type EarlyWindow = Window & { earlyPresses?: HTMLButtonElement[]; earlyKeys?: string[] };

/** Replays clicks made before hydration. Call it once hydration has begun: React then hydrates synchronously. */
export function replayEarlyPresses() {
  const { earlyPresses = [] } = window as EarlyWindow;
  delete (window as EarlyWindow).earlyPresses;
  for (const button of earlyPresses) button.click();
}

/**
 * Hands over the keys pressed before hydration and stops recording.
 * @param onKeys receives the keys typed after the search shortcut
 */
export function takeEarlyKeys(onKeys: (typed: readonly string[]) => void) {
  window.onkeydown = null;
  const [opening, ...typed] = (window as EarlyWindow).earlyKeys ?? [];
  if (opening) onKeys(typed);
}
