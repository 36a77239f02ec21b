import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { pass, setTabHidden, sleep } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useInterval } from './useInterval';

function renderInterval(periodMs: number | null) {
  const callback = vi.fn<(periods: number) => void>();
  const hook = renderHook((props) => useInterval(props.callback, props.periodMs), {
    initialProps: { callback, periodMs },
    wrapper: StrictMode,
  });
  return { callback, ...hook };
}

test('does nothing on the server and hydrates without a warning', async () => {
  const callback = vi.fn();
  const Probe = () => {
    useInterval(callback, 300);
    return <p>here</p>;
  };
  await hydrate(<Probe />);
  expect(callback).not.toHaveBeenCalled();
});

test('calls back at every period, such as the bot check every 300 ms', async () => {
  const { callback } = renderInterval(300);
  await pass(299);
  expect(callback).not.toHaveBeenCalled();
  await pass(1);
  expect(callback).toHaveBeenCalledTimes(1);
  await pass(2700);
  expect(callback).toHaveBeenCalledTimes(10);
  expect(callback).toHaveBeenLastCalledWith(1);
});

test('calls the latest callback', async () => {
  const { callback, rerender } = renderInterval(300);
  const newer = vi.fn();
  rerender({ callback: newer, periodMs: 300 });
  await pass(300);
  expect(callback).not.toHaveBeenCalled();
  expect(newer).toHaveBeenCalledTimes(1);
});

test('null stops it', async () => {
  const { callback, rerender } = renderInterval(300);
  await pass(300);
  rerender({ callback, periodMs: null });
  await pass(3000);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('after a sleep it calls once, says how many periods have passed, and keeps its rhythm', async () => {
  const { callback } = renderInterval(1000);
  setTabHidden(true);
  sleep(3400);
  setTabHidden(false);
  expect(callback.mock.calls).toEqual([[3]]);
  await pass(599);
  expect(callback).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(callback.mock.calls).toEqual([[3], [1]]);
});

test('stops when the component goes, also from within its own callback', async () => {
  const { callback, unmount } = renderInterval(300);
  callback.mockImplementation(() => unmount());
  await pass(3000);
  expect(callback).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});
