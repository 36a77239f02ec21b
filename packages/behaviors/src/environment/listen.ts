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
  const gone = new AbortController();
  for (const type of types.split(' ')) {
    target.addEventListener(type, onEvent as EventListener, { ...options, signal: gone.signal });
  }
  return () => gone.abort();
}
