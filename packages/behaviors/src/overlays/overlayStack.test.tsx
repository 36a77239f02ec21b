import { expect, test, vi } from 'vitest';
import { createOverlayStack, overlayKinds } from './overlayStack';

test('the order is menu, popup, cookie banner, chat', () => {
  expect(overlayKinds).toEqual(['menu', 'popup', 'cookies', 'chat']);
});

test('the most important of the requested overlays is shown', () => {
  const stack = createOverlayStack();
  for (const kind of [...overlayKinds].reverse()) {
    stack.request(kind, {});
    expect(stack.getShown()).toEqual([kind]);
  }
});

test('those that wait come back in turn', () => {
  const stack = createOverlayStack();
  for (const kind of overlayKinds) stack.request(kind, {});
  const seen = overlayKinds.map((kind) => {
    const shown = `${stack.getShown()}`;
    stack.withdraw(kind);
    return shown;
  });
  expect(seen).toEqual([...overlayKinds]);
  expect(stack.getShown()).toEqual([]);
});

test('one may stand beside a more important one that it names, and waits for the others', () => {
  const stack = createOverlayStack();
  stack.request('cookies', {});
  stack.request('chat', { beside: ['cookies'] });
  expect(stack.getShown()).toEqual(['cookies', 'chat']);
  stack.request('menu', {});
  expect(stack.getShown()).toEqual(['menu']);
});

test('listeners hear of changes only, and the list is the same until then', () => {
  const stack = createOverlayStack();
  const listener = vi.fn();
  const stop = stack.subscribe(listener);
  stack.request('cookies', {});
  const before = stack.getShown();
  stack.request('chat', {});
  expect(stack.getShown()).toBe(before);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  stack.withdraw('cookies');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('closing the top skips what cannot be closed, and says whether anything was', () => {
  const stack = createOverlayStack();
  expect(stack.closeTop()).toBe(false);
  stack.request('cookies', {});
  expect(stack.closeTop()).toBe(false);
  const closeChat = vi.fn();
  stack.request('chat', { beside: ['cookies'], onClose: closeChat });
  expect(stack.closeTop()).toBe(true);
  expect(closeChat).toHaveBeenCalledTimes(1);
});
