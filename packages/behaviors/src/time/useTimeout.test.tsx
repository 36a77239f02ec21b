import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pass, setTabHidden, sleep } from '../testing/browser';
import { useTimeout } from './useTimeout';

interface Props {
  callback: () => void;
  delayMs: number | null;
  restartKey?: string;
}

function renderTimeout(delayMs: number, restartKey?: string) {
  const callback = vi.fn();
  const initialProps: Props = { callback, delayMs, restartKey };
  const hook = renderHook((props) => useTimeout(props.callback, props.delayMs, props.restartKey), {
    initialProps,
  });
  return { callback, ...hook };
}

test('calls back once, after the delay, also where the computer’s clock is set meanwhile', async () => {
  const { callback } = renderTimeout(1000);
  vi.setSystemTime(new Date(2030, 0, 1));
  await pass(999);
  expect(callback).not.toHaveBeenCalled();
  await pass(1);
  expect(callback).toHaveBeenCalledTimes(1);
  await pass(5000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('calls the latest callback, without starting the wait again', async () => {
  const { callback, rerender } = renderTimeout(1000);
  const newer = vi.fn();
  await pass(600);
  rerender({ callback: newer, delayMs: 1000 });
  await pass(400);
  expect(callback).not.toHaveBeenCalled();
  expect(newer).toHaveBeenCalledTimes(1);
});

test('null cancels the wait; a delay after it starts a new one', async () => {
  const { callback, rerender } = renderTimeout(1000);
  await pass(600);
  rerender({ callback, delayMs: null });
  await pass(5000);
  expect(callback).not.toHaveBeenCalled();
  rerender({ callback, delayMs: 1000 });
  await pass(1000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('another restart key starts the wait again', async () => {
  const { callback, rerender } = renderTimeout(1000, 'first');
  await pass(600);
  rerender({ callback, delayMs: 1000, restartKey: 'second' });
  await pass(999);
  expect(callback).not.toHaveBeenCalled();
  await pass(1);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('is cancelled when the component goes', async () => {
  const { callback, unmount } = renderTimeout(1000);
  unmount();
  await pass(5000);
  setTabHidden(false);
  expect(callback).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a browser that wakes it too early is sent back to waiting', async () => {
  const { callback } = renderTimeout(1000);
  sleep(-30);
  await pass(1000);
  expect(callback).not.toHaveBeenCalled();
  await pass(30);
  expect(callback).toHaveBeenCalledTimes(1);
});
