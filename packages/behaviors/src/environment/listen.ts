/**
 * Listens for events.
 *
 * @param types event names, separated by spaces
 * @returns a function that stops listening
 */
export function listen<E extends Event>(
  target: EventTarget,
  types: string,
  onEvent: (event: E) => void,
  options?: AddEventListenerOptions,
): () => void {
  const controller = new AbortController();
  for (const type of types.split(' ')) {
    target.addEventListener(type, onEvent as EventListener, {
      ...options,
      signal: controller.signal,
    });
  }
  return () => controller.abort();
}
