import { act, fireEvent, render } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { hydrate } from '../testing/hydrate';
import type { OverlayKind } from './overlayStack';
import {
  OverlayProvider,
  useOverlay,
  useOverlayStack,
  type OverlayOptions,
} from './useOverlayStack';

function Overlay({ kind, ...options }: OverlayOptions & { kind: OverlayKind }) {
  const { isShown } = useOverlay(kind, options);
  return isShown ? <p>{kind}</p> : null;
}

function Shown() {
  return <output>{useOverlayStack().join(' ')}</output>;
}

/** A page with a set of overlays, each wanted or not. */
function Site({ wanted, onClose }: { wanted: OverlayKind[]; onClose?: (kind: string) => void }) {
  return (
    <OverlayProvider>
      <Overlay kind="chat" isWanted={wanted.includes('chat')} onClose={() => onClose?.('chat')} />
      <Overlay kind="cookies" isWanted={wanted.includes('cookies')} />
      <Overlay
        kind="popup"
        isWanted={wanted.includes('popup')}
        onClose={() => onClose?.('popup')}
      />
      <Overlay kind="menu" isWanted={wanted.includes('menu')} onClose={() => onClose?.('menu')} />
    </OverlayProvider>
  );
}
const renderSite = (wanted: OverlayKind[], onClose?: (kind: string) => void) =>
  render(<Site wanted={wanted} {...(onClose && { onClose })} />, { wrapper: StrictMode });

test('nothing lies over the server page, and it hydrates without a warning', async () => {
  const page = await hydrate(<Site wanted={['cookies']} />);
  expect(page.serverText).toBe('');
  expect(page.container.textContent).toBe('cookies');
});

test('the popup waits while the menu is open, and comes when it closes', () => {
  const { container, rerender } = renderSite(['menu', 'popup']);
  expect(container.textContent).toBe('menu');
  rerender(<Site wanted={['popup']} />);
  expect(container.textContent).toBe('popup');
});

test('the cookie banner makes way for the popup, and comes back', () => {
  const { container, rerender } = renderSite(['cookies']);
  expect(container.textContent).toBe('cookies');
  rerender(<Site wanted={['cookies', 'popup']} />);
  expect(container.textContent).toBe('popup');
  rerender(<Site wanted={['cookies']} />);
  expect(container.textContent).toBe('cookies');
});

test('an overlay that goes with its page makes room', () => {
  function Page({ hasPopup }: { hasPopup: boolean }) {
    return (
      <OverlayProvider>
        {hasPopup && <Overlay kind="popup" isWanted />}
        <Overlay kind="cookies" isWanted />
      </OverlayProvider>
    );
  }
  const { container, rerender } = render(<Page hasPopup />);
  expect(container.textContent).toBe('popup');
  rerender(<Page hasPopup={false} />);
  expect(container.textContent).toBe('cookies');
});

test('chat may stand beside the cookie banner when it says so', () => {
  const { container } = render(
    <OverlayProvider>
      <Overlay kind="cookies" isWanted />
      <Overlay kind="chat" isWanted beside={['cookies']} />
      <Shown />
    </OverlayProvider>,
  );
  expect(container.querySelector('output')?.textContent).toBe('cookies chat');
});

test('Escape closes the top one, then the next', () => {
  function Living() {
    const [wanted, setWanted] = useState<OverlayKind[]>(['menu', 'popup']);
    return (
      <Site wanted={wanted} onClose={(kind) => setWanted(wanted.filter((one) => one !== kind))} />
    );
  }
  const { container } = render(<Living />);
  expect(container.textContent).toBe('menu');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(container.textContent).toBe('popup');
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(container.textContent).toBe('');
});

test('Escape leaves the cookie banner, which waits for an answer', () => {
  const { container } = renderSite(['cookies']);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(container.textContent).toBe('cookies');
});

test('Escape that a dropdown in the page has used closes nothing else', () => {
  const onClose = vi.fn();
  renderSite(['popup'], onClose);
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  event.preventDefault();
  act(() => document.body.dispatchEvent(event));
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
});

test('Escape calls the latest onClose', () => {
  const first = vi.fn();
  const second = vi.fn();
  const { rerender } = renderSite(['popup'], first);
  rerender(<Site wanted={['popup']} onClose={second} />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledWith('popup');
});

test('without a provider it says what is missing', () => {
  vi.spyOn(console, 'error').mockReset();
  expect(() => render(<Overlay kind="menu" isWanted />)).toThrow(/need an <OverlayProvider>/);
});
