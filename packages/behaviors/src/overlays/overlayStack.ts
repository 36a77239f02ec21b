/** What may lie over the page, from the most to the least important. */
export const overlayKinds = ['menu', 'popup', 'cookies', 'chat'] as const;
export type OverlayKind = (typeof overlayKinds)[number];

/** How an overlay asks to be shown. */
interface OverlayRequest {
  /** Closes it, for the Escape key; an overlay without one stays. */
  onClose?: (() => void) | undefined;
  /** More important overlays that it may stand next to, instead of waiting for them. */
  beside?: readonly OverlayKind[] | undefined;
}

/** Which of the requested overlays are shown, the most important first. */
export interface OverlayStack {
  request(kind: OverlayKind, request: OverlayRequest): void;
  withdraw(kind: OverlayKind): void;
  /** Stays the same list until something changes. */
  getShown(): readonly OverlayKind[];
  subscribe(onChange: () => void): () => void;
  /** Closes the most important one shown that can be closed. @returns whether there was one. */
  closeTop(): boolean;
}

/** The rule, without React: an overlay is shown while no more important one is requested, save those it may stand beside. */
export function createOverlayStack(): OverlayStack {
  const requests = new Map<OverlayKind, OverlayRequest>();
  const listeners = new Set<() => void>();
  let shown: readonly OverlayKind[] = [];

  function update() {
    const wanted = overlayKinds.filter((kind) => requests.has(kind));
    const next = wanted.filter((kind, index) =>
      wanted.slice(0, index).every((above) => requests.get(kind)?.beside?.includes(above)),
    );
    if (`${next}` === `${shown}`) return;
    shown = next;
    for (const listener of listeners) listener();
  }
  return {
    request(kind, request) {
      requests.set(kind, request);
      update();
    },
    withdraw(kind) {
      requests.delete(kind);
      update();
    },
    getShown: () => shown,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    closeTop() {
      const close = shown.map((kind) => requests.get(kind)?.onClose).find(Boolean);
      close?.();
      return close !== undefined;
    },
  };
}
