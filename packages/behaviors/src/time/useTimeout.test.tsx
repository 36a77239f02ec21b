import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { advance, shiftClock } from '../testing/browser';
import { useTimeout } from './useTimeout';

interface Props {
  callback?: () => void;
  delayMs?: number | null;
  restartKey?: string;
}

function renderTimeout() {
  const callback = vi.fn();
  const { rerender } = renderHook(
    (props: Props) =>
      useTimeout(props.callback ?? callback, props.delayMs ?? null, props.restartKey),
    { initialProps: { delayMs: 1000 } as Props },
  );
  return { callback, rerender };
}

test.each<[title: string, steps: (number | Props)[], calls: number]>([
  ['does not call back before the delay is over', [999], 0],
  ['calls back once', [1000, 5000], 1],
  ['`null` cancels the delay', [600, { delayMs: null }, 5000], 0],
  [
    'a number after `null` starts a new delay',
    [600, { delayMs: null }, 5000, { delayMs: 1000 }, 1000],
    1,
  ],
  ['a new key restarts the delay', [600, { delayMs: 1000, restartKey: 'second' }, 999], 0],
  ['calls back after a restarted delay', [600, { delayMs: 1000, restartKey: 'second' }, 1000], 1],
])('%s: %j', async (_, steps, calls) => {
  const { callback, rerender } = renderTimeout();
  vi.setSystemTime(new Date(2030, 0, 1)); // The system clock may change in the meantime.
  for (const step of steps) await (typeof step === 'number' ? advance(step) : rerender(step));
  expect(callback).toHaveBeenCalledTimes(calls);
});

test('calls the latest callback without restarting the delay', async () => {
  const { callback, rerender } = renderTimeout();
  const newer = vi.fn();
  await advance(600);
  rerender({ callback: newer, delayMs: 1000 });
  await advance(400);
  expect(callback).not.toHaveBeenCalled();
  expect(newer).toHaveBeenCalledTimes(1);
});

test('keeps waiting if the timer fires early', async () => {
  const { callback } = renderTimeout();
  shiftClock(-30);
  await advance(1000);
  expect(callback).not.toHaveBeenCalled();
  await advance(30);
  expect(callback).toHaveBeenCalledTimes(1);
});
