import { useEffect, useEffectEvent, useState } from 'react';
import { listen } from '../environment/listen';

/** What may lie over the page, from the most to the least important. */
const kinds = ['menu', 'popup', 'cookies', 'chat'] as const;
export type OverlayKind = (typeof kinds)[number];

/** The overlays that ask to be shown, each with the more important one that it may stand beside. */
const requests = new Map<OverlayKind, OverlayKind | undefined>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

const mayBeShown = (kind: OverlayKind) =>
  requests.has(kind) &&
  kinds
    .slice(0, kinds.indexOf(kind))
    .every((above) => !requests.has(above) || requests.get(kind) === above);

/**
 * Asks to show an overlay, and sees to it that they never pile up: of menu, popup, cookie banner and chat the first one that is
 * wanted is shown, the others wait.
 *
 * @param onClose closes it, for the Escape key, unless something in the page has used that; left out for what waits for an answer
 * @param beside a more important overlay that it may stand next to, instead of waiting for it
 * @returns whether it is to be shown now; `false` on the server
 */
export function useOverlay(
  kind: OverlayKind,
  { isWanted, onClose, beside }: { isWanted: boolean; onClose?: () => void; beside?: OverlayKind },
): boolean {
  // Plain state: right after hydration `useSyncExternalStore` would have the first overlay drawn in the task that asks for it.
  const [isFirst, setIsFirst] = useState(false);
  const isShown = isWanted && isFirst;

  useEffect(() => {
    const follow = () => setIsFirst(mayBeShown(kind));
    listeners.add(follow);
    return () => void listeners.delete(follow);
  }, [kind]);

  useEffect(() => {
    if (!isWanted) return;
    requests.set(kind, beside);
    tell();
    return () => {
      requests.delete(kind);
      tell();
    };
  }, [kind, isWanted, beside]);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || !onClose) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    if (!isShown) return;
    return listen(document, 'keydown', (event: KeyboardEvent) => onKeyDown(event));
  }, [isShown]);

  return isShown;
}
