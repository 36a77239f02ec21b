import { act, fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useOverlay, type OverlayKind } from './useOverlay';

type Options = Parameters<typeof useOverlay>[1];

function Overlay({ kind, ...options }: Options & { kind: OverlayKind }) {
  return useOverlay(kind, options) ? <p>{kind}</p> : null;
}

interface SiteProps {
  wanted: OverlayKind[];
  onClose?: () => void;
  beside?: OverlayKind;
}

/** A page with all overlays, each wanted or not. */
const Site = ({ wanted, onClose, beside }: SiteProps) => (
  <>
    <Overlay kind="chat" isWanted={wanted.includes('chat')} beside={beside} />
    <Overlay kind="cookies" isWanted={wanted.includes('cookies')} />
    <Overlay kind="popup" isWanted={wanted.includes('popup')} onClose={onClose} />
    <Overlay kind="menu" isWanted={wanted.includes('menu')} />
  </>
);
const renderSite = (props: SiteProps) => render(<Site {...props} />);

test('the more important one is shown, and the other comes when that goes', () => {
  const { container, rerender } = renderSite({ wanted: ['cookies', 'chat'] });
  for (const [wanted, shown] of [
    [['cookies', 'chat'], 'cookies'],
    [['cookies', 'popup'], 'popup'],
    [['menu', 'popup'], 'menu'],
    [['popup'], 'popup'],
    [['chat'], 'chat'],
  ] as const) {
    rerender(<Site wanted={[...wanted]} />);
    expect(container.textContent).toBe(shown);
  }
});

test('an overlay that goes with its page makes room', () => {
  const Page = ({ hasPopup }: { hasPopup: boolean }) => (
    <>
      {hasPopup && <Overlay kind="popup" isWanted />}
      <Overlay kind="cookies" isWanted />
    </>
  );
  const { container, rerender } = render(<Page hasPopup />);
  expect(container.textContent).toBe('popup');
  rerender(<Page hasPopup={false} />);
  expect(container.textContent).toBe('cookies');
});

test('chat may stand beside the cookie banner when it says so, and beside nothing else', () => {
  const { container, rerender } = renderSite({ wanted: ['cookies', 'chat'], beside: 'cookies' });
  expect(container.textContent).toBe('chatcookies');
  rerender(<Site wanted={['cookies', 'chat', 'menu']} beside="cookies" />);
  expect(container.textContent).toBe('menu');
});

test('Escape calls the latest onClose of what is shown', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = renderSite({ wanted: ['popup', 'menu'], onClose: first });
  rerender(<Site wanted={['popup', 'menu']} onClose={second} />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(second).not.toHaveBeenCalled();
  rerender(<Site wanted={['popup']} onClose={second} />);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
});

test('Escape that a dropdown in the page or a composed letter has used closes nothing', () => {
  const onClose = vi.fn();
  renderSite({ wanted: ['popup'], onClose });
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  event.preventDefault();
  act(() => document.body.dispatchEvent(event));
  fireEvent.keyDown(document.body, { key: 'a' });
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
  expect(onClose).not.toHaveBeenCalled();
});
