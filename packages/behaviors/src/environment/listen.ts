/**
 * Listens for events.
 *
 * @param types event names, separated by spaces
 * @returns a function that stops listening
 */
export function listen<Heard extends Event>(
  target: EventTarget,
  types: string,
  onEvent: (event: Heard) => void,
  options?: AddEventListenerOptions,
): () => void {
  const stopped = new AbortController();
  for (const type of types.split(' ')) {
    target.addEventListener(type, onEvent as EventListener, { ...options, signal: stopped.signal });
  }
  return () => stopped.abort();
}
