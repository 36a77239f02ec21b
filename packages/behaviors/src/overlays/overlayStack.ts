/** What may lie over the page, from the most to the least important. */
export const overlayKinds = ['menu', 'popup', 'cookies', 'chat'] as const;
export type OverlayKind = (typeof overlayKinds)[number];

/** One overlay's wish to be shown. */
interface OverlayWish {
  /** Closes it, for the Escape key; an overlay without one stays. */
  onClose?: (() => void) | undefined;
  /** More important overlays that it may stand next to, instead of waiting for them. */
  beside?: readonly OverlayKind[] | undefined;
}

/** Who is shown of those that wish to be, the most important first. */
export interface OverlayStack {
  wish(kind: OverlayKind, wish: OverlayWish): void;
  withdraw(kind: OverlayKind): void;
  /** Stays the same list until something changes. */
  getShown(): readonly OverlayKind[];
  subscribe(onChange: () => void): () => void;
  /** Closes the most important one shown that can be closed. @returns whether there was one. */
  closeTop(): boolean;
}

/** The rule, without React: an overlay is shown while no more important one wishes to be, save those it may stand beside. */
export function createOverlayStack(): OverlayStack {
  const wishes = new Map<OverlayKind, OverlayWish>();
  const listeners = new Set<() => void>();
  let shown: readonly OverlayKind[] = [];

  function update() {
    const wanted = overlayKinds.filter((kind) => wishes.has(kind));
    const next = wanted.filter((kind, index) =>
      wanted.slice(0, index).every((above) => wishes.get(kind)?.beside?.includes(above)),
    );
    if (`${next}` === `${shown}`) return;
    shown = next;
    for (const listener of listeners) listener();
  }
  return {
    wish(kind, wish) {
      wishes.set(kind, wish);
      update();
    },
    withdraw(kind) {
      wishes.delete(kind);
      update();
    },
    getShown: () => shown,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    closeTop() {
      const close = shown.map((kind) => wishes.get(kind)?.onClose).find(Boolean);
      close?.();
      return close !== undefined;
    },
  };
}
