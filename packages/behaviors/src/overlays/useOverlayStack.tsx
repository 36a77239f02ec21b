import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
} from 'react';
import { createOverlayStack, type OverlayKind, type OverlayStack } from './overlayStack';

const StackContext = createContext<OverlayStack | null>(null);
const nothing: readonly OverlayKind[] = [];

export interface OverlayOptions {
  /** Whether it asks to be shown. */
  isWanted: boolean;
  /** Closes it, for the Escape key; left out for what waits for an answer, such as the cookie banner. */
  onClose?: () => void;
  /** More important overlays that it may stand next to, instead of waiting for them. Default: none. */
  beside?: readonly OverlayKind[];
}

/**
 * Sees to it that overlays never pile up: menu, popup, cookie banner, chat, the first of them that is wanted is shown, the
 * others wait. Escape closes the topmost, unless something inside the page has already used the key.
 */
export function OverlayProvider({ children }: { children: ReactNode }) {
  const [stack] = useState(createOverlayStack);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (stack.closeTop()) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [stack]);

  return <StackContext value={stack}>{children}</StackContext>;
}

function useStack(): OverlayStack {
  const stack = useContext(StackContext);
  if (!stack) throw new Error('Overlays need an <OverlayProvider> above them.');
  return stack;
}

/**
 * What lies over the page now, the topmost first: to lock scrolling, or to make room for the cookie banner. Nothing on the server
 * and in a component's first render. Throws without an `OverlayProvider`.
 */
export function useOverlayStack(): readonly OverlayKind[] {
  const stack = useStack();
  // Plain state: right after hydration `useSyncExternalStore` would have the first overlay drawn in the task that asks for it.
  const [shown, setShown] = useState(nothing);
  useEffect(() => {
    const follow = () => setShown(stack.getShown());
    follow();
    return stack.subscribe(follow);
  }, [stack]);
  return shown;
}

/**
 * Asks to show one overlay. Throws without an `OverlayProvider`.
 *
 * @returns `isShown`: whether it may be shown now; `false` on the server.
 */
export function useOverlay(
  kind: OverlayKind,
  { isWanted, onClose, beside }: OverlayOptions,
): { isShown: boolean } {
  const stack = useStack();
  const shown = useOverlayStack();
  const canClose = onClose !== undefined;
  const besideList = beside?.join();
  const close = useEffectEvent(() => onClose?.());

  useEffect(() => {
    if (!isWanted) return;
    stack.request(kind, {
      onClose: canClose ? () => close() : undefined,
      beside: besideList?.split(',') as OverlayKind[] | undefined,
    });
    return () => stack.withdraw(kind);
  }, [stack, kind, isWanted, canClose, besideList]);

  return { isShown: isWanted && shown.includes(kind) };
}
